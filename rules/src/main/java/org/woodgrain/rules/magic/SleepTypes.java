package org.woodgrain.rules.magic;

import java.util.List;
import java.util.Optional;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;

/** The level types by hit dice, and how many of each fall asleep. */
public final class SleepTypes {
    /** The highest type that Sleep touches. */
    public static final int HIGHEST = 4;

    private static final List<Formula> NUMBERS =
            List.of(Formula.dice(2, 8), Formula.dice(2, 6), Formula.dice(1, 6), Formula.fixed(1));

    private SleepTypes() {}

    /**
     * The level type of a creature.
     *
     * @param dice its hit dice; 0 for less than one
     * @param plus points added to them, or taken off
     * @return 1 to 4; empty for what is stronger than the fourth type
     */
    @Rule("MA-13")
    public static Optional<Integer> of(int dice, int plus) {
        int whole = Math.max(1, dice);
        int type = whole == dice && plus > 1 ? whole + 1 : whole;
        return type <= HIGHEST ? Optional.of(type) : Optional.empty();
    }

    /** The most hit dice of a type, in words. */
    public static String label(int type) {
        return "up to " + type + "+1 hit dice";
    }

    /** The dice for a type, as shown. */
    public static String dice(int type) {
        return NUMBERS.get(type - 1).toString();
    }

    /** How many creatures of a type fall asleep; the fourth needs no die. */
    @Rule("SP-08")
    public static int number(Throws throwing, int type, String caster, DiceStream stream) {
        return NUMBERS.get(type - 1)
                .roll(throwing.of("SP-08", "creatures put to sleep").by(caster).on(stream));
    }
}
