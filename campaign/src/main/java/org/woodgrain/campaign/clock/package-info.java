/** Time passing: quarters, turns, rounds, days, and what ends with them. */
@NullMarked
package org.woodgrain.campaign.clock;

import org.jspecify.annotations.NullMarked;
