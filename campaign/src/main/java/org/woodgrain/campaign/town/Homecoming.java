package org.woodgrain.campaign.town;

import org.woodgrain.campaign.unfold.Unfolding;

/** The company's return to town. */
public final class Homecoming {
    private Homecoming() {}

    /** Brings the company home from the dungeon. */
    public static void arrive(Unfolding u) {}
}
