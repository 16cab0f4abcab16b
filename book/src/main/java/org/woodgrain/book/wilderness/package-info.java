/** Tables of travel and encounters outdoors. */
@NullMarked
package org.woodgrain.book.wilderness;

import org.jspecify.annotations.NullMarked;
