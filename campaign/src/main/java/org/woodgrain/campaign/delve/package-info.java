/** Exploring a level: walking, doors, searching, traps, light, treasure. */
@NullMarked
package org.woodgrain.campaign.delve;

import org.jspecify.annotations.NullMarked;
