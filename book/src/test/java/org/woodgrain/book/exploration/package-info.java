/** Rules of exploration against the shipped tables. */
@NullMarked
package org.woodgrain.book.exploration;

import org.jspecify.annotations.NullMarked;
