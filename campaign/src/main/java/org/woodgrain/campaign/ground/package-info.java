/** What magic has done to the ground: walls raised, rock opened. */
@NullMarked
package org.woodgrain.campaign.ground;

import org.jspecify.annotations.NullMarked;
