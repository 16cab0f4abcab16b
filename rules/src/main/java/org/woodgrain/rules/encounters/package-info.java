/** Who is met, surprise, distance, reaction, flight and pursuit, morale. */
@NullMarked
package org.woodgrain.rules.encounters;

import org.jspecify.annotations.NullMarked;
