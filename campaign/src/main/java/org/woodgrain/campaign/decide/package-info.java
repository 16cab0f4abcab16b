/** The one door into the game: an order in, a decision out. */
@NullMarked
package org.woodgrain.campaign.decide;

import org.jspecify.annotations.NullMarked;
