/** The catalogue of all rules: read, looked up and searched. */
@NullMarked
package org.woodgrain.book.catalogue;

import org.jspecify.annotations.NullMarked;
