/** How fast the game is: benchmarks for JMH and their report. */
@NullMarked
package org.woodgrain.lab.bench;

import org.jspecify.annotations.NullMarked;
