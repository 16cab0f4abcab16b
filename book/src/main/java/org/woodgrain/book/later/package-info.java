/** All tables of the later parts of the game as one value. */
@NullMarked
package org.woodgrain.book.later;

import org.jspecify.annotations.NullMarked;
