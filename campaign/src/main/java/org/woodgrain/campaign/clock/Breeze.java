package org.woodgrain.campaign.clock;

import java.util.List;
import org.woodgrain.campaign.event.ClockEvent;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.state.Wind;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.exploration.Bearing;
import org.woodgrain.rules.exploration.WindForce;
import org.woodgrain.rules.exploration.Winds;

/** The wind over the company's place, thrown for as a new day begins out of doors and whenever the referee asks. */
public final class Breeze {
    private Breeze() {}

    /** At the first turn of a day, where the company is out under the sky. */
    static void morning(Unfolding u) {
        boolean out =
                u.state().underground().isPresent() && Outdoors.drawn(u.state()).open();
        if (out && u.state().clock().turn() == 0) {
            turn(u);
        }
    }

    /** Throws for it now: its force, and unless it is calm where it comes from. */
    @Rule({"NA-19", "NA-24"})
    public static void turn(Unfolding u) {
        Winds winds = u.world().book().exploration().winds();
        WindForce force = winds.force(u.throwing(), u.state().ruleset().profile());
        Bearing from =
                force == WindForce.CALM ? Outdoors.drawn(u.state()).wind().from() : winds.from(u.throwing());
        List<Roll> rolls = u.throwing().take();
        u.emit(new ClockEvent.WindTurned(Outdoors.key(u.state()), new Wind(force, from), rolls));
    }
}
