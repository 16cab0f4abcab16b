/** The expedition played step by step, and corrections to the printed text. */
@NullMarked
package org.woodgrain.book.scenario;

import org.jspecify.annotations.NullMarked;
