/** Encounters from first notice to the end: surprise, parley, flight, pursuit. */
@NullMarked
package org.woodgrain.campaign.meeting;

import org.jspecify.annotations.NullMarked;
