/** Tables of what lairs hold and of how those met receive strangers. */
@NullMarked
package org.woodgrain.book.hoards;

import org.jspecify.annotations.NullMarked;
