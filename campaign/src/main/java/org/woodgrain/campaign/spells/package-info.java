/** Spells at work: what each does to the state, and turning undead. */
@NullMarked
package org.woodgrain.campaign.spells;

import org.jspecify.annotations.NullMarked;
