package org.woodgrain.rules.equipment;

import java.util.LinkedHashMap;
import java.util.Map;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;

/** The weight of food and drink, which the list leaves out. */
public final class Rations {
    /** In tenths of a pound: a day of iron and of standard rations, and a quart of wine. */
    private static final Map<String, Integer> WEIGHTS = Map.of("EQI-51", 10, "EQI-52", 20, "EQI-50", 30);

    private Rations() {}

    /** The price list as a campaign sells from it: food weighs something only where the house rule says so. */
    @Rule("EQ-25")
    public static EquipmentTables weighed(EquipmentTables tables, Ruleset rules) {
        if (!rules.on(Option.PROVISIONS_WEIGHT)) {
            return tables;
        }
        Map<String, Article> articles = new LinkedHashMap<>(tables.articles());
        WEIGHTS.forEach((id, weight) -> articles.computeIfPresent(id, (key, article) -> article.withWeight(weight)));
        return new EquipmentTables(articles, tables.weapons(), tables.likeness());
    }
}
