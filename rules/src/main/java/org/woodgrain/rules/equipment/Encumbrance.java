package org.woodgrain.rules.equipment;

import java.util.ArrayList;
import java.util.List;
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
        return purse.count() + (items instanceof Pack pack ? pack.load(tables) : weigh(tables, items));
    }

    static int weigh(EquipmentTables tables, List<Item> items) {
        List<Optional<Article>> articles = articles(tables, items);
        int sum = kits(items, articles) * KIT + missiles(items, articles);
        for (Item item : items) {
            sum += item.weight() * item.quantity();
        }
        return sum;
    }

    /** The weight of all miscellaneous equipment together. */
    @Rule("EQ-22")
    public static int miscellaneous(EquipmentTables tables, List<Item> items) {
        return kits(items, articles(tables, items)) * KIT;
    }

    /** What each thing is in the price list, if it is in it. */
    private static List<Optional<Article>> articles(EquipmentTables tables, List<Item> items) {
        List<Optional<Article>> articles = new ArrayList<>(items.size());
        for (Item item : items) {
            articles.add(tables.article(item.kind()));
        }
        return articles;
    }

    private static int kits(List<Item> items, List<Optional<Article>> articles) {
        int kits = 0;
        for (Optional<Article> article : articles) {
            if (article.isEmpty() || !article.get().misc()) {
                continue;
            }
            String of = kind(article.get());
            int count = 0;
            int limit = 1;
            for (int i = 0; i < articles.size(); i++) {
                Optional<Article> other = articles.get(i);
                if (other.isPresent() && other.get().misc() && kind(other.get()).equals(of)) {
                    count += items.get(i).quantity();
                    limit = other.get().kit();
                }
            }
            kits = Math.max(kits, (count + limit - 1) / limit);
        }
        return kits;
    }

    /** Sacks of all sizes are counted together. */
    private static String kind(Article article) {
        return article.single().endsWith("sack") ? "sack" : article.id();
    }

    /** Quivers beyond the first and missiles that fit no quiver or case; the cases themselves have a weight of their own. */
    @Rule({"EQ-15", "EQ-16"})
    public static int missiles(EquipmentTables tables, List<Item> items) {
        return missiles(items, articles(tables, items));
    }

    private static int missiles(List<Item> items, List<Optional<Article>> articles) {
        int quivers = 0;
        int arrows = 0;
        int cases = 0;
        int quarrels = 0;
        for (int i = 0; i < articles.size(); i++) {
            int quantity = items.get(i).quantity();
            switch (articles.get(i).map(Article::id).orElse("")) {
                case "EQI-25" -> quivers += quantity;
                case "arrow" -> arrows += quantity;
                case "EQI-26" -> cases += quantity;
                case "quarrel" -> quarrels += quantity;
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
