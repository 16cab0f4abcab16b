/** Fights between any two sides, fought very often by the engine of the campaign. */
@NullMarked
package org.woodgrain.lab.fights;

import org.jspecify.annotations.NullMarked;
