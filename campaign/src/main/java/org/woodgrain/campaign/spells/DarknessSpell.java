package org.woodgrain.campaign.spells;

import java.util.List;

/** A globe in which nothing is seen, by eye or by heat. */
final class DarknessSpell extends OnPlace {
    /** The number that says how far an effect darkens. */
    static final String DARKENS = "dark";

    static final List<String> KINDS = List.of("SP-83");

    @Override
    String label() {
        return "spreads darkness";
    }

    @Override
    String radiusKey() {
        return DARKENS;
    }

    @Override
    List<String> opposites() {
        return LightSpell.KINDS;
    }
}
