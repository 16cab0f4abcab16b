/** The book: tables and rules read from resources into checked values. */
@NullMarked
package org.woodgrain.book;

import org.jspecify.annotations.NullMarked;
