/** How many fighters a monster is worth. */
@NullMarked
package org.woodgrain.lab.equivalents;

import org.jspecify.annotations.NullMarked;
