package org.woodgrain.campaign.meeting;

import java.util.Optional;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Parting from monsters that let the company go. */
final class Leaving {
    private Leaving() {}

    /** Peaceful ones are passed by; before those who bar the way the company draws back. */
    @Rule({"EN-35", "CE-16"})
    static void of(Unfolding u) {
        if (u.state().encounter().orElseThrow().talk().mood().bidsGo()) {
            Withdrawal.unfollowed(u, Optional.empty(), "away");
        } else {
            Time.round(u);
            Ending.of(u, "parted");
        }
    }
}
