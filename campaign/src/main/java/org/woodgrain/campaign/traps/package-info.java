/** Traps of the place: who springs them, walking or running, and what they do. */
@NullMarked
package org.woodgrain.campaign.traps;

import org.jspecify.annotations.NullMarked;
