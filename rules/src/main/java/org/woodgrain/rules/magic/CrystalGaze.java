package org.woodgrain.rules.magic;

import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;

/** How likely a crystal ball is to show what its user looks for, and how much of it he can bear. */
public final class CrystalGaze {
    /** Hindered tries in a day that do no harm. */
    public static final int TRIES = 3;

    /** Turns of gazing in a day after which a day of rest is due. */
    public static final int LONG_USE = 6;

    private static final int BASE = 90;
    private static final int LEAST = 5;
    private static final int BY_DISTANCE = 10;
    private static final int MILES = 10;
    private static final int SPELLS = 50;

    /** How well the user knows what he looks for. */
    public enum Knowledge {
        SEEN(0),
        DESCRIBED(30),
        UNKNOWN(60);

        private final int less;

        Knowledge(int less) {
            this.less = less;
        }
    }

    private CrystalGaze() {}

    /**
     * Chance in a hundred that the subject is shown.
     *
     * @param miles to the subject
     * @param spells whether spells about it hinder the sight
     * @param barred whether lead lies between, or an amulet keeps the subject hidden
     */
    @Rule({"MI-141", "MI-148"})
    public static int chance(int miles, Knowledge knowledge, boolean spells, boolean barred) {
        return barred
                ? 0
                : Math.max(LEAST, BASE - miles / MILES * BY_DISTANCE - knowledge.less - (spells ? SPELLS : 0));
    }

    /** Whether a try at such a chance was hindered, so that it counts towards what the mind can bear. */
    @Rule("MI-142")
    public static boolean hindered(int chance) {
        return chance < BASE;
    }

    /** Whether the ball shows it, at such a chance. */
    @Rule("MI-141")
    public static boolean shows(Throws dice, String name, int chance) {
        return dice.of("MI-141", "gazing into the crystal ball")
                .by(name)
                .secret()
                .atMost(chance)
                .roll(1, 100)
                .success();
    }
}
