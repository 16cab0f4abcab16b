/** A command being carried out: the state so far, its dice and its events. */
@NullMarked
package org.woodgrain.campaign.unfold;

import org.jspecify.annotations.NullMarked;
