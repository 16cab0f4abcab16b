package org.woodgrain.rules.characters;

import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;

/** Whether a body stands being shattered and made whole: raised from the dead, changed, or turned back from stone. */
public final class Survival {
    private static final int HUNDRED = 100;

    private Survival() {}

    /** Whether somebody lives; one of 13 or better needs no throw. */
    @Rule({"CH-26", "CH-27"})
    public static boolean survives(Throws dice, String name, Abilities abilities) {
        int chance = AbilityModifiers.survival(abilities);
        return chance >= HUNDRED
                || dice.of("CH-26", "surviving the change")
                        .by(name)
                        .on(DiceStream.PLAYERS)
                        .atMost(chance)
                        .roll(1, HUNDRED)
                        .success();
    }
}
