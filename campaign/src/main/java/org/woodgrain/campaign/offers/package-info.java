/** What can be done now, as data. */
@NullMarked
package org.woodgrain.campaign.offers;

import org.jspecify.annotations.NullMarked;
