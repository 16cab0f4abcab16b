package org.woodgrain.campaign.evolve;

import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.state.CampaignState;

final class BattleEvolve {
    private BattleEvolve() {}

    static CampaignState apply(CampaignState state, BattleEvent event) {
        return switch (event) {
            case BattleEvent.RoundBegun begun ->
                state.withEncounter(state.encounter().map(meeting -> meeting.withRound(begun.round())));
        };
    }
}
