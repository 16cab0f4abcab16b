/** Rules of treasure against the shipped tables. */
@NullMarked
package org.woodgrain.book.treasure;

import org.jspecify.annotations.NullMarked;
