package org.woodgrain.rules.exploration;

import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;

/**
 * How fast a company explores.
 *
 * <p>A part of a turn covers its share of the distance, kept exact: the time for a cell is a whole number of ticks for
 * every rate of the rules.
 */
public final class Pace {
    /** How the company walks. */
    public enum Gait {
        /** Careful and mapping: the rate for unknown ground. */
        EXPLORE,
        /** Over ground that was walked and mapped before. */
        FAMILIAR,
        /** Prodding every step with a pole. */
        PROBE,
        /** Without light or other sight. */
        GROPE
    }

    private Pace() {}

    /** Feet in a turn at the exploring rate: two moves, or one in classic. */
    @Rule({"UX-01", "UX-02", "CD-21", "CD-22"})
    public static int feet(Profile profile, int inches) {
        return switch (profile) {
            case ORIGINAL -> inches * 20;
            case CLASSIC -> inches * 10;
        };
    }

    /** Feet in a turn at a gait, rounded down; the ticks of a cell are exact. */
    public static int feet(Profile profile, int inches, Gait gait) {
        return feet(profile, inches) * factor(profile, gait) / divisor(gait);
    }

    /**
     * Ticks that ten feet take.
     *
     * @param turn ticks in a turn
     * @param inches movement of the slowest member, at least 1
     */
    @Rule({"UX-02", "CD-21", "CD-23", "HZ-05", "UX-20"})
    public static int ticksForTen(Profile profile, int turn, int inches, Gait gait) {
        int feet = feet(profile, inches) * factor(profile, gait);
        int ticks = turn * 10 * divisor(gait);
        return (ticks + feet - 1) / feet;
    }

    private static int factor(Profile profile, Gait gait) {
        if (gait != Gait.FAMILIAR) {
            return 1;
        }
        return profile == Profile.ORIGINAL ? 2 : 3;
    }

    private static int divisor(Gait gait) {
        return switch (gait) {
            case EXPLORE, FAMILIAR -> 1;
            case PROBE -> 2;
            case GROPE -> 4;
        };
    }
}
