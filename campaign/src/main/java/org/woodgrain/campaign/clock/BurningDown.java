package org.woodgrain.campaign.clock;

import org.woodgrain.campaign.event.ClockEvent;
import org.woodgrain.campaign.state.Light;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Lights at the end of a turn: a warning one turn before, then darkness. */
final class BurningDown {
    private BurningDown() {}

    @Rule({"UX-24", "HZ-04", "EQ-24"})
    static void check(Unfolding u) {
        for (Light light : u.state().lights()) {
            if (light.turnsLeft() <= 0) {
                u.emit(new ClockEvent.LightDied(light.bearer(), light.source(), light.lantern()));
            } else if (light.turnsLeft() == 1) {
                u.emit(new ClockEvent.LightLow(light.bearer(), light.lantern()));
            }
        }
    }
}
