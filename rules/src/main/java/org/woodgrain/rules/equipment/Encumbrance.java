package org.woodgrain.rules.equipment;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;

/** What is carried and how fast that lets one go. Weights are tenths of a pound and never rounded (EQ-35). */
public final class Encumbrance {
    /** The most that a person can carry (EQ-31). */
    public static final int MOST = 3000;

    /** All miscellaneous equipment, up to one kit (EQ-22). */
    public static final int KIT = 80;

    private static final int PER_QUIVER = 20;
    private static final int PER_CASE = 30;
    private static final int BUNDLE = 10;

    private Encumbrance() {}

    /** The load of things and coins. */
    @Rule({"EQ-22", "EQ-33", "EQ-34", "EQ-35"})
    public static int load(EquipmentTables tables, List<Item> items, Purse purse) {
        int sum = purse.count() + miscellaneous(tables, items) + missiles(tables, items);
        for (Item item : items) {
            sum += item.weight() * item.quantity();
        }
        return sum;
    }

    /** The weight of all miscellaneous equipment together. */
    @Rule("EQ-22")
    public static int miscellaneous(EquipmentTables tables, List<Item> items) {
        Map<String, Integer> counts = new HashMap<>();
        Map<String, Integer> limits = new HashMap<>();
        for (Item item : items) {
            Optional<Article> article = tables.article(item.kind()).filter(Article::misc);
            if (article.isPresent()) {
                String of = article.get().single().endsWith("sack")
                        ? "sack"
                        : article.get().id();
                counts.merge(of, item.quantity(), Integer::sum);
                limits.put(of, article.get().kit());
            }
        }
        int kits = 0;
        for (Map.Entry<String, Integer> each : counts.entrySet()) {
            int limit = limits.getOrDefault(each.getKey(), 1);
            kits = Math.max(kits, (each.getValue() + limit - 1) / limit);
        }
        return kits * KIT;
    }

    /** Quivers beyond the first and missiles that fit no quiver or case; the cases themselves have a weight of their own. */
    @Rule({"EQ-15", "EQ-16"})
    public static int missiles(EquipmentTables tables, List<Item> items) {
        int quivers = 0;
        int arrows = 0;
        int cases = 0;
        int quarrels = 0;
        for (Item item : items) {
            String id = tables.article(item.kind()).map(Article::id).orElse("");
            switch (id) {
                case "EQI-25" -> quivers += item.quantity();
                case "arrow" -> arrows += item.quantity();
                case "EQI-26" -> cases += item.quantity();
                case "quarrel" -> quarrels += item.quantity();
                default -> {}
            }
        }
        return Math.max(0, quivers - 1) * BUNDLE
                + bundles(arrows - quivers * PER_QUIVER, PER_QUIVER) * BUNDLE
                + bundles(quarrels - cases * PER_CASE, PER_CASE) * BUNDLE;
    }

    private static int bundles(int loose, int size) {
        return loose <= 0 ? 0 : (loose + size - 1) / size;
    }

    /** Inches of movement under a load: 12, 9, 6, 3, or 0 when it cannot be moved. Exactly at a limit is still the lighter band. */
    @Rule({"EQ-30", "EQ-31"})
    public static int inches(int load) {
        return load <= 750 ? 12 : load <= 1000 ? 9 : load <= 1500 ? 6 : load <= MOST ? 3 : 0;
    }

    /** Tenths of a pound that can still be added before the next slower band, or before the most is reached. */
    public static int spare(int load) {
        for (int limit : List.of(750, 1000, 1500, MOST)) {
            if (load <= limit) {
                return limit - load;
            }
        }
        return 0;
    }

    /** Feet in a turn underground: two moves in the original profile, one in classic. */
    @Rule({"EQ-30", "UX-02", "CD-21"})
    public static int feetPerTurn(Ruleset rules, int inches) {
        return inches * (rules.original() ? 20 : 10);
    }

    /** Feet in a round of combat: a third of a move. */
    public static int feetPerRound(int inches) {
        return inches * 10 / 3;
    }
}
