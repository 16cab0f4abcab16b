package org.woodgrain.campaign.evolve;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.campaign.event.CharmEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.state.RoomState;

/** Folds {@link CharmEvent}s. */
final class CharmEvolve {
    private CharmEvolve() {}

    static CampaignState apply(CampaignState state, CharmEvent event) {
        return switch (event) {
            case CharmEvent.Bidden bidden ->
                bidden.how() == CharmEvent.Obedience.DOES
                        ? SpellEvolve.effect(
                                state, bidden.effect(), effect -> effect.withWord(Effect.BID, bidden.bid()))
                        : state;
            case CharmEvent.LeftWaiting left -> waits(state, left);
            case CharmEvent.WaiterJoined joined -> joined(state, joined);
            case CharmEvent.BroughtUp brought ->
                SpellEvolve.moved(state, brought.hoard(), brought.level(), brought.to(), brought.room());
        };
    }

    private static CampaignState waits(CampaignState state, CharmEvent.LeftWaiting event) {
        Optional<Foe> foe = state.followers().stream()
                .map(Follower::foe)
                .filter(each -> each.id().equals(event.foe()))
                .findFirst();
        String where = LevelState.square(event.cell());
        return foe.isEmpty()
                ? state
                : state.withFollowers(SpellEvolve.others(state, event.foe())).changeLevel(event.level(), level -> {
                    List<Foe> there = new ArrayList<>(level.room(where).dwellers());
                    there.add(foe.get().withNumber(Foe.WAITS, 1));
                    return level.withRoom(where, level.room(where).withDwellers(there));
                });
    }

    private static CampaignState joined(CampaignState state, CharmEvent.WaiterJoined event) {
        for (Map.Entry<String, LevelState> level : state.levels().entrySet()) {
            for (Map.Entry<String, RoomState> room : level.getValue().rooms().entrySet()) {
                List<Foe> stay = new ArrayList<>(room.getValue().dwellers());
                Optional<Foe> foe = stay.stream()
                        .filter(each -> each.id().equals(event.foe()))
                        .findFirst();
                if (foe.isPresent()) {
                    stay.remove(foe.get());
                    return SpellEvolve.came(
                            state.changeLevel(
                                    level.getKey(),
                                    each -> each.withRoom(
                                            room.getKey(),
                                            each.room(room.getKey()).withDwellers(stay))),
                            new Follower(foe.get().withNumber(Foe.WAITS, 0), event.master()));
                }
            }
        }
        return state;
    }
}
