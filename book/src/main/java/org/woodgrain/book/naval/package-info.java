/** Tables of ships, wind and water. */
@NullMarked
package org.woodgrain.book.naval;

import org.jspecify.annotations.NullMarked;
