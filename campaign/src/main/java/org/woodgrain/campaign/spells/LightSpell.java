package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import org.woodgrain.campaign.sight.MagicLight;
import org.woodgrain.rules.Rule;

/** Light on a place or on something carried, with which it moves. */
@Rule({"SP-06", "SP-82"})
final class LightSpell extends OnPlace {
    /** Feet from the middle of the circle to its edge. */
    static final int RADIUS = 15;

    static final List<String> KINDS = List.of("SP-06", "SP-82");

    @Override
    String label() {
        return "gives light";
    }

    @Override
    Map<String, Integer> numbers() {
        return Map.of(MagicLight.SHINES, RADIUS);
    }

    @Override
    List<String> opposites() {
        return DarknessSpell.KINDS;
    }
}
