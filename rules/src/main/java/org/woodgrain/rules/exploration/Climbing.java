package org.woodgrain.rules.exploration;

import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;

/** Climbing walls and shafts, and falling from them. */
public final class Climbing {
    private static final int DIE = 20;
    private static final int STEP = 10;
    private static final int FURTHER = 100;
    private static final int SPIKES_A_STEP = 2;

    private Climbing() {}

    /**
     * A check against an ability: the score, modified, or less on twenty; a 1 always succeeds and a 20 never.
     *
     * @param modifier -4 for a hard thing to +4 for an easy one
     */
    @Rule("HZ-01")
    public static boolean check(Throws dice, String name, String what, int score, int modifier) {
        int face = dice.of("HZ-01", what)
                .by(name)
                .on(DiceStream.PLAYERS)
                .atMost(Math.clamp((long) score + modifier, 1, DIE - 1))
                .roll(1, DIE)
                .total();
        return face == 1 || (face < DIE && face <= score + modifier);
    }

    /** Checks that a hard climb takes: one, and one more for each further full hundred feet. */
    @Rule("HZ-02")
    public static int checks(int feet) {
        return Math.max(1, feet / FURTHER);
    }

    /** From how high whoever fails falls: any of the ten-foot steps of the climb. */
    @Rule("HZ-02")
    public static int fallsFrom(Throws dice, String name, int feet) {
        int steps = Math.max(1, feet / STEP);
        return STEP
                * (steps == 1
                        ? 1
                        : dice.of("HZ-02", "falls from which height")
                                .by(name)
                                .roll(1, steps)
                                .total());
    }

    /** Spikes that a sheer face takes: two for each ten feet. */
    @Rule("HZ-03")
    public static int spikes(int feet) {
        return SPIKES_A_STEP * ((feet + STEP - 1) / STEP);
    }
}
