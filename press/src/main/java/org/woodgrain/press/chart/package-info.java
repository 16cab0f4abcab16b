/** Charts of what was measured, drawn like those of odds. */
@NullMarked
package org.woodgrain.press.chart;

import org.jspecify.annotations.NullMarked;
