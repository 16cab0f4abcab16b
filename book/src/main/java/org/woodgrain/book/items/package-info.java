/** Tables of magic items and what befalls their finders. */
@NullMarked
package org.woodgrain.book.items;

import org.jspecify.annotations.NullMarked;
