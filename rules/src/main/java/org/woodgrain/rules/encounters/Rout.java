package org.woodgrain.rules.encounters;

import org.woodgrain.rules.Rule;

/** What monsters do whose courage has failed. */
public enum Rout {
    FLEE,
    YIELD,
    /** They can do neither. */
    FIGHT_ON;

    /**
     * They flee if they can; men and intelligent monsters surrender if they are cut off; the rest fight on.
     *
     * @param way whether there is a way out for them
     * @param quick whether they get away by it: always in the original game, else if they are as fast as their foes or out
     *     of reach
     * @param yields whether they are of the kind that surrenders
     */
    @Rule({"NP-22", "CC-30"})
    public static Rout of(boolean way, boolean quick, boolean yields) {
        return way && (quick || !yields) ? FLEE : yields ? YIELD : FIGHT_ON;
    }
}
