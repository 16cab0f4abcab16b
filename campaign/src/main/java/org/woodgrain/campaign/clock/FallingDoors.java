package org.woodgrain.campaign.clock;

import java.util.List;
import java.util.Map;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.DoorState;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.exploration.Doors;

/** Doors that were left open. The company holds a door while it stands before it and faces it. */
final class FallingDoors {
    private FallingDoors() {}

    @Rule({"UX-15", "CD-12"})
    static void check(Unfolding u) {
        for (Map.Entry<String, LevelState> level :
                List.copyOf(u.state().levels().entrySet())) {
            for (Map.Entry<Edge, DoorState> door : level.getValue().doors().entrySet()) {
                if (mayFall(door.getValue()) && !held(u.state(), level.getKey(), door.getKey())) {
                    boolean shut = Doors.fallsShut(u.throwing());
                    u.emit(new DelveEvent.DoorLeft(
                            level.getKey(), door.getKey(), shut, u.throwing().take()));
                }
            }
        }
    }

    private static boolean mayFall(DoorState door) {
        return door.open() && !door.wedged() && !door.stays() && !door.broken();
    }

    private static boolean held(CampaignState state, String level, Edge edge) {
        return state.underground()
                .map(at -> at.level().equals(level) && new Edge(at.cell(), at.facing()).equals(edge))
                .orElse(false);
    }
}
