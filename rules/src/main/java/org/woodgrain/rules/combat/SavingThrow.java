package org.woodgrain.rules.combat;

import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;

/** One saving throw. */
public final class SavingThrow {
    private static final int DIE = 20;

    private SavingThrow() {}

    /**
     * Whether it is made.
     *
     * @param dice the throw, with whose it is and what it is against
     * @param needed the number of the table
     * @param plus added to the die
     */
    @Rule({"CB-23", "CB-33"})
    public static boolean made(Throws.Throw dice, int needed, int plus) {
        return dice.plus(plus).atLeast(needed).roll(1, DIE).success();
    }
}
