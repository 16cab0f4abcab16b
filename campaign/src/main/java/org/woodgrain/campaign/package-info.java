/** Decide and evolve: one command in, events out. */
@NullMarked
package org.woodgrain.campaign;

import org.jspecify.annotations.NullMarked;
