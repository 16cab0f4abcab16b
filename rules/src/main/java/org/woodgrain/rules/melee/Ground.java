package org.woodgrain.rules.melee;

import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Size;

/**
 * Where it is fought.
 *
 * @param width feet across
 * @param distance feet between the front ranks; 10 or less is hand to hand
 * @param daylight whether the sun shines on it
 */
public record Ground(int width, int distance, boolean daylight) {
    /** Open ground, hand to hand. */
    public static final Ground OPEN = new Ground(1000, 0, false);

    /** Feet within which blows reach. */
    public static final int REACH = 10;

    /** How many fight side by side: three in ten feet, two if one of them swings a wide weapon. */
    @Rule({"UX-32", "CC-13", "CB-36"})
    public int abreast(boolean wide) {
        return Math.max(1, width / 10 * (wide ? 2 : 3));
    }

    /** How many man-size attackers fit round one target in the open. */
    @Rule({"CB-36", "CC-12"})
    public static int around(Size target) {
        return switch (target) {
            case TINY, SMALL, MAN -> 8;
            case LARGE -> 12;
            case HUGE -> 16;
        };
    }
}
