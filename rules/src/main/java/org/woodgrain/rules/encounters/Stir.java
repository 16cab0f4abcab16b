package org.woodgrain.rules.encounters;

import org.woodgrain.rules.Rule;

/**
 * What draws wandering monsters to the company, or keeps them from it, in the classic game.
 *
 * @param noise whether there was a fight, forcing, hammering or shouting since the last check
 * @param bright whether light stronger than torch or lantern burns, or four torches
 * @param hidden whether the company rests still, dark and out of the way
 */
public record Stir(boolean noise, boolean bright, boolean hidden) {
    public static final Stir QUIET = new Stir(false, false, false);

    /** How many faces of the d6 bring an encounter. */
    @Rule("HZ-26")
    int chance(int usual) {
        return Math.min(5, usual + (noise ? 1 : 0) + (bright ? 1 : 0));
    }
}
