/** What happened, dice included. */
@NullMarked
package org.woodgrain.campaign.event;

import org.jspecify.annotations.NullMarked;
