/** Tables of battles on land, of sieges and of jousts. */
@NullMarked
package org.woodgrain.book.land;

import org.jspecify.annotations.NullMarked;
