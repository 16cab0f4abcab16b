package org.woodgrain.campaign.evolve;

import java.util.TreeMap;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.state.RoomState;
import org.woodgrain.rules.equipment.ItemId;

final class SearchEvolve {
    private SearchEvolve() {}

    static CampaignState searched(CampaignState state, DelveEvent.Searched searched) {
        return state.changeLevel(searched.level(), level -> {
            LevelState now = level;
            for (Edge edge : searched.doors()) {
                now = now.changeDoor(edge, door -> door.withFound());
            }
            for (String trap : searched.traps()) {
                now = now.withKnownTrap(trap);
            }
            for (String hoard : searched.hoards()) {
                now = now.changeHoard(hoard, found -> found.withFound());
            }
            return now;
        });
    }

    static CampaignState looked(CampaignState state, DelveEvent.LookedRound looked) {
        return state.changeLevel(looked.level(), level -> {
            LevelState now = DelveEvolve.changeRoom(level, looked.room(), RoomState::withLooked);
            for (String hoard : looked.hoards()) {
                now = now.changeHoard(hoard, found -> found.withFound());
            }
            return now;
        });
    }

    /** What is blown out keeps the turns that were left in it. */
    static CampaignState blownOut(CampaignState state, DelveEvent.Gust gust) {
        TreeMap<ItemId, Integer> unspent = new TreeMap<>(state.unspent());
        state.lights().stream()
                .filter(light -> light.source().equals(gust.source()))
                .forEach(light -> unspent.put(gust.source(), light.turnsLeft()));
        return state.withLights(state.lights().stream()
                        .filter(light -> !light.source().equals(gust.source()))
                        .toList())
                .withUnspent(unspent);
    }
}
