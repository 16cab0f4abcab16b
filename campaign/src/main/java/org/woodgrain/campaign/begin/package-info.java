/** Starting a campaign and stocking its levels. */
@NullMarked
package org.woodgrain.campaign.begin;

import org.jspecify.annotations.NullMarked;
