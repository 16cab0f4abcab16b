/** JSON read with the line, column and path of every value, so that a message can point at its cause. */
@NullMarked
package org.woodgrain.atlas.text;

import org.jspecify.annotations.NullMarked;
