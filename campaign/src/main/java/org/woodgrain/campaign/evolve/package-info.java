/** How each event changes the state. */
@NullMarked
package org.woodgrain.campaign.evolve;

import org.jspecify.annotations.NullMarked;
