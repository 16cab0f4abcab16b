/** Monsters overpowered or taken: led along, sold, let go. */
@NullMarked
package org.woodgrain.campaign.captives;

import org.jspecify.annotations.NullMarked;
