/** Odds as they are printed: words, tables and charts. */
@NullMarked
package org.woodgrain.press.odds;

import org.jspecify.annotations.NullMarked;
