/** Tables of castles met on the way and of those who hold them. */
@NullMarked
package org.woodgrain.book.castles;

import org.jspecify.annotations.NullMarked;
