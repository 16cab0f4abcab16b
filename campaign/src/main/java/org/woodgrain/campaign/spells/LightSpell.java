package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import org.woodgrain.rules.Rule;

/** Light on a place or on something carried, with which it moves. */
@Rule({"SP-06", "SP-82"})
final class LightSpell extends OnPlace {
    /** Feet from the middle of the circle to its edge. */
    static final int RADIUS = 15;

    /** The number that says how far an effect shines. */
    static final String SHINES = "light";

    static final List<String> KINDS = List.of("SP-06", "SP-82");

    @Override
    String label() {
        return "gives light";
    }

    @Override
    Map<String, Integer> numbers() {
        return Map.of(SHINES, LightSpell.RADIUS);
    }

    @Override
    List<String> opposites() {
        return DarknessSpell.KINDS;
    }
}
