package org.woodgrain.campaign.delve;

import java.util.List;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Roll;

/**
 * Work that takes time: its dice fall at once, and its result holds unless somebody comes before it is done (UX-33).
 *
 * <p>Work that ends within the turn tells its result first and spends its time then; work that outlasts the turn is told
 * when it is done, so that the log reads in the order in which things came to pass.
 */
final class Effort {
    private Effort() {}

    /**
     * @param what in words, for when it is broken off: "the search"
     * @param rolls the dice that were thrown for it
     * @param result emits what came of it
     */
    static void spend(Unfolding u, int ticks, String what, List<Roll> rolls, Runnable result) {
        if (ticks <= Clock.TURN - u.state().clock().ticks()) {
            result.run();
            Time.pass(u, ticks);
        } else if (Time.pass(u, ticks)) {
            result.run();
        } else {
            u.emit(new DelveEvent.BrokenOff(what, rolls));
        }
    }
}
