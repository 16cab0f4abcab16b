package org.woodgrain.campaign.evolve;

import org.woodgrain.campaign.event.TownEvent;
import org.woodgrain.campaign.state.CampaignState;

final class TownEvolve {
    private TownEvolve() {}

    static CampaignState apply(CampaignState state, TownEvent event) {
        return switch (event) {
            case TownEvent.CompanyArrayed arrayed -> state.withOrder(arrayed.order());
        };
    }
}
