/** Relatives who inherit from the lost, and give it back or not. */
@NullMarked
package org.woodgrain.campaign.heirs;

import org.jspecify.annotations.NullMarked;
