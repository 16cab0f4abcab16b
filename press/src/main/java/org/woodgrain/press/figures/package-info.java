/** Figures for programs: rows and JSON. */
@NullMarked
package org.woodgrain.press.figures;

import org.jspecify.annotations.NullMarked;
