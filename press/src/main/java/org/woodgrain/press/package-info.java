/** Maps as SVG: what a seat knows of a level, drawn in blue ink. */
@NullMarked
package org.woodgrain.press;

import org.jspecify.annotations.NullMarked;
