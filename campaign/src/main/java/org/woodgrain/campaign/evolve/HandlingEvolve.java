package org.woodgrain.campaign.evolve;

import org.woodgrain.campaign.event.HandlingEvent;
import org.woodgrain.campaign.state.CampaignState;

final class HandlingEvolve {
    private HandlingEvolve() {}

    static CampaignState apply(CampaignState state, HandlingEvent event) {
        return switch (event) {
            case HandlingEvent.Readied readied ->
                state.change(
                        readied.who(),
                        who -> who.withItems(who.items().stream()
                                .map(item -> item.id().equals(readied.item()) ? item.carried(readied.how(), "") : item)
                                .toList()));
        };
    }
}
