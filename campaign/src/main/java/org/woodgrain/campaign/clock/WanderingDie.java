package org.woodgrain.campaign.clock;

import org.woodgrain.campaign.unfold.Unfolding;

/** The check for wandering monsters at its place in the turn. */
final class WanderingDie {
    private WanderingDie() {}

    static void cast(Unfolding u) {}
}
