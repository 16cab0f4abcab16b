/** Tricks of the place: moving walls, rooms that carry the company off, ways that are not what they seem. */
@NullMarked
package org.woodgrain.campaign.tricks;

import org.jspecify.annotations.NullMarked;
