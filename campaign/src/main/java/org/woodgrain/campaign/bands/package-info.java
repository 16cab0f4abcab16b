/** Monsters as they are made: hit points, coin, arms and leaders, and what sets each apart from its kind. */
@NullMarked
package org.woodgrain.campaign.bands;

import org.jspecify.annotations.NullMarked;
