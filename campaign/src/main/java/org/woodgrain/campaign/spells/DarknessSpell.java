package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import org.woodgrain.campaign.sight.MagicLight;
import org.woodgrain.rules.Rule;

/** A globe in which nothing is seen, by eye or by heat, and through which nothing is seen either. */
@Rule("SP-83")
final class DarknessSpell extends OnPlace {
    static final List<String> KINDS = List.of("SP-83");

    /** Of the lasting lights only the magic-user's yields to it. */
    private static final List<String> ENDS = List.of("SP-06", "SP-82", "SP-17");

    @Override
    String label() {
        return "spreads darkness";
    }

    @Override
    Map<String, Integer> numbers() {
        return Map.of(MagicLight.DARKENS, LightSpell.RADIUS);
    }

    @Override
    List<String> opposites() {
        return ENDS;
    }
}
