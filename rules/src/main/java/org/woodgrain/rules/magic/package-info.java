/** Spells, casters and the turning of undead. */
@NullMarked
package org.woodgrain.rules.magic;

import org.jspecify.annotations.NullMarked;
