package org.woodgrain.rules.time;

import org.woodgrain.rules.Rule;

/** Wounds that heal by rest. */
public final class Healing {
    private Healing() {}

    /**
     * Points regained by more days of complete rest: one on each second day of the count, and never past full.
     *
     * @param rested days of unbroken complete rest before
     * @param days days added now
     * @param missing points below full
     */
    @Rule({"TI-02", "TI-03", "TI-05"})
    public static int points(int rested, int days, int missing) {
        return Math.max(0, Math.min(missing, (rested + days) / 2 - rested / 2));
    }
}
