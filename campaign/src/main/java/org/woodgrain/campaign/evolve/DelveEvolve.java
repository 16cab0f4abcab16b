package org.woodgrain.campaign.evolve;

import java.util.TreeSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.DoorState;
import org.woodgrain.campaign.state.Place;

final class DelveEvolve {
    private DelveEvolve() {}

    static CampaignState apply(CampaignState state, DelveEvent event) {
        return switch (event) {
            case DelveEvent.Moved moved ->
                state.withPlace(new Place.Underground(moved.level(), moved.to(), moved.facing()));
            case DelveEvent.Seen seen ->
                state.changeLevel(seen.level(), level -> {
                    TreeSet<Cell> all = new TreeSet<>(level.seen());
                    all.addAll(seen.cells());
                    return level.withSeen(all);
                });
            case DelveEvent.DoorLeft left ->
                state.changeLevel(left.level(), level -> {
                    DoorState door = level.door(left.edge());
                    return level.withDoor(left.edge(), left.shut() ? door.withOpen(false) : door.withStays());
                });
        };
    }
}
