/** Tables of battles in the air. */
@NullMarked
package org.woodgrain.book.aerial;

import org.jspecify.annotations.NullMarked;
