/** Finding new spells, teaching them and keeping them secret. */
@NullMarked
package org.woodgrain.campaign.lore;

import org.jspecify.annotations.NullMarked;
