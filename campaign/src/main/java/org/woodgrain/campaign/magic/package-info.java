/** Spells and turning as they are used in play. */
@NullMarked
package org.woodgrain.campaign.magic;

import org.jspecify.annotations.NullMarked;
