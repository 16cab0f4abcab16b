package org.woodgrain.rules.treasure;

import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;

/** How treasure without a guard is protected. */
public enum Protection {
    INVISIBLE,
    SECRET,
    UNDER_FLOOR,
    NEEDLE,
    GAS,
    LOCKED;

    /** One die for each unguarded treasure. */
    @Rule("DU-53")
    public static Protection roll(Throws dice) {
        return values()[
                dice.of("DU-53", "protection of the treasure")
                                .on(DiceStream.CONTENT)
                                .secret()
                                .roll(1, 6)
                                .total()
                        - 1];
    }
}
