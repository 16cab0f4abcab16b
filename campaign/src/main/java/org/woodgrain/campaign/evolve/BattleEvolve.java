package org.woodgrain.campaign.evolve;

import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Encounter;

final class BattleEvolve {
    private BattleEvolve() {}

    static CampaignState apply(CampaignState state, BattleEvent event) {
        return switch (event) {
            case BattleEvent.Joined joined ->
                state.withEncounter(state.encounter().map(meeting -> meeting.withPhase(Encounter.Phase.BATTLE)));
            case BattleEvent.SegmentBegun begun -> state;
            case BattleEvent.RoundBegun begun ->
                state.withEncounter(state.encounter().map(meeting -> meeting.withRound(begun.round())));
        };
    }
}
