package org.woodgrain.campaign.town;

import java.util.Optional;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Article;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.experience.Treasure;

/** What things cost and fetch, in copper pieces. */
public final class Prices {
    /** Worth up to which a gem or piece of jewelry is changed the same day (TR-35): 5,000 gp. */
    static final int SAME_DAY = 5_000 * Coins.GOLD;

    private Prices() {}

    /** The price of a single thing of a kind, rounded down; of arrows and the like that of a refill. */
    static int single(EquipmentTables tables, Article kind) {
        return bundle(tables, kind)
                .map(article -> article.price()
                        * Coins.GOLD
                        / article.gives().getFirst().quantity())
                .orElse(0);
    }

    /**
     * What the shop gives for so many of a thing: half the price of ordinary goods, the full worth of valuables. A magic
     * sword or shield goes for what it looks like, since the shop cannot tell; what looks like nothing on the list finds no
     * buyer.
     */
    @Rule({"EQ-03", "TR-35"})
    public static int offer(EquipmentTables tables, Item item, int quantity) {
        if (Treasure.valuable(item)) {
            return item.worth() * quantity;
        }
        Optional<Article> bundle = tables.article(item.kind()).flatMap(kind -> bundle(tables, kind));
        return bundle.map(article -> article.price()
                        * Coins.GOLD
                        * quantity
                        / (2 * article.gives().getFirst().quantity()))
                .orElse(0);
    }

    /** Whether the shop takes a thing at all. */
    public static boolean saleable(EquipmentTables tables, Item item) {
        return offer(tables, item, 1) > 0;
    }

    /** The article of the list that sells this kind, and nothing else. */
    private static Optional<Article> bundle(EquipmentTables tables, Article kind) {
        for (Article article : tables.articles().values()) {
            if (article.sold()
                    && article.gives().size() == 1
                    && article.gives().getFirst().kind().equals(kind.id())) {
                return Optional.of(article);
            }
        }
        return Optional.empty();
    }
}
