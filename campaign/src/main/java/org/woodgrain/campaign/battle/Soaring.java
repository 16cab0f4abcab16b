package org.woodgrain.campaign.battle;

import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.FoeId;

/** Winged monsters that keep out of reach while they have something to send down, and swoop once a turn. */
final class Soaring {
    /** The number of one that is overhead. */
    static final String UP = "soars";

    private Soaring() {}

    /** Whether a monster is overhead, where no blow reaches it and it strikes none. */
    static boolean up(CampaignState state, FoeId foe) {
        return Names.foe(state, foe).filter(each -> each.number(UP) != 0).isPresent();
    }
}
