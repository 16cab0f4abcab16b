/** Turns, doors, searching, listening, light, traps and rest. */
@NullMarked
package org.woodgrain.rules.exploration;

import org.jspecify.annotations.NullMarked;
