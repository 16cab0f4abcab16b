/** Making characters, shopping, healing, awards and promotion. */
@NullMarked
package org.woodgrain.campaign.town;

import org.jspecify.annotations.NullMarked;
