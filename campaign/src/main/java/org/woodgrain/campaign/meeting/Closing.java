package org.woodgrain.campaign.meeting;

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
}
