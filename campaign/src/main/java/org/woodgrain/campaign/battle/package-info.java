/** Rounds of fighting, driven through the one melee engine. */
@NullMarked
package org.woodgrain.campaign.battle;

import org.jspecify.annotations.NullMarked;
