package org.woodgrain.rules.equipment;

import org.woodgrain.rules.Option;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;

/** What the inn charges, in copper pieces; nothing unless the campaign counts it. */
public final class InnPrices {
    private static final int MEAL = Coins.SILVER;
    private static final int BED = 2 * Coins.SILVER;
    private static final int STABLE = 2 * Coins.SILVER;

    private InnPrices() {}

    /** Bed and a meal for one person for so many nights, and a stall for each of his beasts. */
    @Rule("EQ-28")
    public static int nights(Ruleset rules, int nights, int beasts) {
        return rules.on(Option.INN_PRICES) ? nights * (BED + MEAL + beasts * STABLE) : 0;
    }
}
