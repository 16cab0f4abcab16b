package org.woodgrain.campaign.meeting;

import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.LevelGeometry;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Encumbrance;

/** Coming nearer by a third of a move. */
final class Closing {
    /** Feet within which blows reach. */
    static final int REACH = 10;

    private Closing() {}

    @Rule({"EN-06", "CE-21"})
    static void foes(Unfolding u) {
        Host host = Host.of(u);
        int step = Math.max(10, Encumbrance.feetPerRound(host.slowest()) / 10 * 10);
        int feet = Math.max(REACH, host.meeting().distance() - step);
        Terrain ground = Terrain.here(u.world(), u.state());
        u.emit(new MeetingEvent.Distanced(
                false, feet, ground.standing(host.meeting().cell(), feet, any -> true), "EN-06"));
        Kinds.look(u);
    }

    /**
     * Moves both sides on the map as the fight has brought them together: the company goes to foes that it charges, and
     * foes come to a company that stands.
     *
     * @param count how many events there were before the fight
     */
    @Rule("CE-21")
    static void followed(Unfolding u, int count) {
        for (Event event : u.since(count)) {
            if (event instanceof BattleEvent.Closed closed
                    && u.state().encounter().isPresent()) {
                if (closed.company()) {
                    charge(u, closed.feet());
                } else {
                    come(u, Math.max(REACH, closed.feet()));
                }
            }
        }
    }

    private static void charge(Unfolding u, int feet) {
        Terrain ground = Terrain.here(u.world(), u.state());
        Cell foes = u.state().encounter().orElseThrow().cell();
        List<Direction> path = LevelGeometry.path(
                        ground.level(), ground.company(), foes, cell -> true, ground.ways()::open)
                .orElse(List.of());
        int left = Math.max(1, feet / 10);
        Running.along(u, path, Math.max(0, path.size() - left), Optional.empty());
    }

    private static void come(Unfolding u, int feet) {
        Terrain ground = Terrain.here(u.world(), u.state());
        Cell foes = u.state().encounter().orElseThrow().cell();
        Cell cell = ground.standing(foes, feet, any -> true);
        if (!cell.equals(foes)) {
            u.emit(new MeetingEvent.Distanced(
                    false, u.state().encounter().orElseThrow().distance(), cell, "CE-21"));
        }
    }
}
