package org.woodgrain.campaign.evolve;

import org.woodgrain.campaign.event.BeginEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Seal;

final class BeginEvolve {
    private BeginEvolve() {}

    static CampaignState apply(CampaignState state, BeginEvent event) {
        return switch (event) {
            case BeginEvent.CampaignBegun begun ->
                new CampaignState(
                        begun.campaign(),
                        begun.name(),
                        begun.ruleset(),
                        new Seal(begun.commitment(), 0, 0, 0, 0),
                        state.clock(),
                        state.adventurers(),
                        state.drafts(),
                        state.order(),
                        state.place(),
                        state.levels(),
                        state.lights(),
                        state.unspent(),
                        state.effects(),
                        state.followers(),
                        state.services(),
                        state.legacies(),
                        state.candidates(),
                        state.encounter(),
                        state.wanderers(),
                        state.expedition(),
                        state.property(),
                        state.scenery(),
                        state.workshop(),
                        state.lore(),
                        state.charges(),
                        state.realm(),
                        state.house(),
                        state.nextId());
            case BeginEvent.RoomStocked stocked ->
                state.changeLevel(stocked.level(), level -> level.withRoom(stocked.room(), stocked.contents()));
        };
    }
}
