/** The book and the maps a campaign is played with. */
@NullMarked
package org.woodgrain.campaign;

import org.jspecify.annotations.NullMarked;
