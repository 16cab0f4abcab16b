/** Tables of swords and their minds. */
@NullMarked
package org.woodgrain.book.swords;

import org.jspecify.annotations.NullMarked;
