/** Simulated fights and their benchmark. */
@NullMarked
package org.woodgrain.lab;

import org.jspecify.annotations.NullMarked;
