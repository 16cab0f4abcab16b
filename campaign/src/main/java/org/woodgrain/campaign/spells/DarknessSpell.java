package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;

/** A globe in which nothing is seen, by eye or by heat. */
final class DarknessSpell extends OnPlace {
    /** The number that says how far an effect darkens. */
    static final String DARKENS = "dark";

    static final List<String> KINDS = List.of("SP-83");

    /** Of the lasting lights only the magic-user's yields to it. */
    private static final List<String> ENDS = List.of("SP-06", "SP-82", "SP-17");

    @Override
    String label() {
        return "spreads darkness";
    }

    @Override
    Map<String, Integer> numbers() {
        return Map.of(DARKENS, LightSpell.RADIUS);
    }

    @Override
    List<String> opposites() {
        return ENDS;
    }
}
