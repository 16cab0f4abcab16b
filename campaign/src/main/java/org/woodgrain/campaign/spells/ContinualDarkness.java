package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import org.woodgrain.campaign.sight.MagicLight;
import org.woodgrain.rules.Rule;

/** Darkness that stays until it is dispelled; neither kind of passing light is of use in it. */
@Rule("SP-95")
final class ContinualDarkness extends OnPlace {
    static final List<String> KINDS = List.of("SP-95");

    @Override
    String label() {
        return "spreads lasting darkness";
    }

    @Override
    Map<String, Integer> numbers() {
        return Map.of(MagicLight.DARKENS, ContinualLight.RADIUS);
    }

    @Override
    List<String> opposites() {
        return ContinualLight.KINDS;
    }
}
