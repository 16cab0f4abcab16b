package org.woodgrain.rules.melee;

import org.woodgrain.rules.Rule;

/**
 * Where it is fought.
 *
 * @param width feet across
 * @param distance feet between the front ranks; 10 or less is hand to hand
 * @param daylight whether the sun shines on it
 * @param company what stands about the company
 * @param foes what stands about its foes
 * @param most how many of a side stand abreast at most, however wide it is
 */
public record Ground(int width, int distance, boolean daylight, Room company, Room foes, int most) {
    /** Open ground, hand to hand. */
    public static final Ground OPEN = new Ground(1000, 0, false, Room.OPEN, Room.OPEN);

    /** Where as many stand abreast as find room. */
    public Ground(int width, int distance, boolean daylight, Room company, Room foes) {
        this(width, distance, daylight, company, foes, Integer.MAX_VALUE);
    }

    /** Feet within which blows reach. */
    public static final int REACH = 10;

    /** How many fight side by side: three in ten feet, two if one of them swings a wide weapon. */
    @Rule({"UX-32", "CC-13", "CB-36"})
    public int abreast(boolean wide) {
        return Math.min(most, Math.max(1, width / 10 * (wide ? 2 : 3)));
    }

    /** What stands about a side: 0 the company, 1 its foes. */
    public Room room(int side) {
        return side == 0 ? company : foes;
    }
}
