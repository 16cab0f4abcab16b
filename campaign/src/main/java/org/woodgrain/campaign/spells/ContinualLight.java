package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import org.woodgrain.campaign.sight.MagicLight;
import org.woodgrain.rules.Rule;

/** Light that stays until it is dispelled, as strong as day if a cleric makes it. */
@Rule({"SP-17", "SP-94"})
final class ContinualLight extends OnPlace {
    /** Feet from the middle of the circle to its edge. */
    static final int RADIUS = 120;

    static final List<String> KINDS = List.of("SP-17", "SP-94");

    private final boolean day;

    ContinualLight(boolean day) {
        this.day = day;
    }

    @Override
    String label() {
        return day ? "shines like the day" : "gives lasting light";
    }

    @Override
    Map<String, Integer> numbers() {
        return day ? Map.of(MagicLight.SHINES, RADIUS, MagicLight.DAY, 1) : Map.of(MagicLight.SHINES, RADIUS);
    }

    /** Plain darkness cast on the clerical light only covers it for its own time, and so it is the other way about. */
    @Override
    List<String> opposites() {
        return day ? ContinualDarkness.KINDS : List.of("SP-83", "SP-95");
    }
}
