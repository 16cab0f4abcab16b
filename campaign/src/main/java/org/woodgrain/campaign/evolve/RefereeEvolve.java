package org.woodgrain.campaign.evolve;

import org.woodgrain.campaign.event.RefereeEvent;
import org.woodgrain.campaign.state.CampaignState;

final class RefereeEvolve {
    private RefereeEvolve() {}

    static CampaignState apply(CampaignState state, RefereeEvent event) {
        return switch (event) {
            case RefereeEvent.Told told -> state;
        };
    }
}
