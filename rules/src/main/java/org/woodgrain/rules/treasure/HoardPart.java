package org.woodgrain.rules.treasure;

import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;

/**
 * One part of a treasure: a chance that it is there, and how much of it there is.
 *
 * @param rule id of its rule
 * @param what it is: "gold"
 * @param chance in a hundred
 * @param number how many, if it is there
 * @param counted what the dice of the number are for: "gold pieces"
 */
public record HoardPart(String rule, String what, int chance, Formula number, String counted) {
    private static final int HUNDRED = 100;

    /** Throws whether it is there. */
    @Rule({"DU-50", "DU-51", "DU-52"})
    public boolean there(Throws dice) {
        return content(dice, what).atMost(chance).roll(1, HUNDRED).success();
    }

    /** Throws how much of it there is, if it is there. */
    @Rule({"DU-49", "DU-50", "DU-51"})
    public int many(Throws dice) {
        return number.roll(content(dice, counted));
    }

    private Throws.Throw content(Throws dice, String purpose) {
        return dice.of(rule, purpose).on(DiceStream.CONTENT).secret();
    }
}
