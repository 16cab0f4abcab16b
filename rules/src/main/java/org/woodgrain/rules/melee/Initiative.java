package org.woodgrain.rules.melee;

import org.woodgrain.rules.Rule;

/** Who acts first by the dice that both sides have thrown. */
public final class Initiative {
    /** Both act at the same moment, by dexterity. */
    public static final int TOGETHER = 2;

    /** The dice are thrown again. */
    public static final int AGAIN = 3;

    /** Faces of the die of each side. */
    public static final int SIDES = 6;

    private Initiative() {}

    /**
     * The side with the higher die, 0 or 1; a tie goes by dexterity in the original profile and is thrown again in the
     * classic.
     */
    @Rule({"CB-20", "CE-11", "CE-13", "CH-24"})
    public static int of(boolean original, int company, int foes) {
        if (company != foes) {
            return company > foes ? 0 : 1;
        }
        return original ? TOGETHER : AGAIN;
    }
}
