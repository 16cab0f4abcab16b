/** What an adventurer's record comes to: burden, pace, armour class, attack and saves. */
@NullMarked
package org.woodgrain.campaign.people;

import org.jspecify.annotations.NullMarked;
