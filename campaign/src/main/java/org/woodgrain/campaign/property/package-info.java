/** Strongboxes at the inn, and beasts and vehicles with their loads. */
@NullMarked
package org.woodgrain.campaign.property;

import org.jspecify.annotations.NullMarked;
