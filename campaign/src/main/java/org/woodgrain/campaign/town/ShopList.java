package org.woodgrain.campaign.town;

import java.util.ArrayList;
import java.util.List;
import org.woodgrain.campaign.people.Coinage;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.equipment.Article;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.ClassLimits;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

/**
 * The shop's goods as data for pages and menus.
 *
 * @param categories in the order of the list
 */
public record ShopList(List<Category> categories) {
    public ShopList {
        categories = List.copyOf(categories);
    }

    /** A heading with its goods. */
    public record Category(String heading, List<Goods> goods) {
        public Category {
            goods = List.copyOf(goods);
        }
    }

    /**
     * One article.
     *
     * @param article its id, as {@code Buy} wants it
     * @param name as listed
     * @param price in gold pieces
     * @param weight in words: "5 lb", "part of 8 lb", "no weight"
     * @param note what it does: "AC 5", "two-handed", "holds 30 lb"; may be empty
     * @param users the classes that may use it, by label
     */
    public record Goods(String article, String name, int price, String weight, String note, List<String> users) {
        public Goods {
            users = List.copyOf(users);
        }

        /** Whether a class may use it; anybody may buy it (EQ-02). */
        public boolean open(CharacterClass to) {
            return users.contains(to.label());
        }
    }

    /** All that is sold. */
    @Rule("EQ-04")
    public static ShopList of(EquipmentTables tables) {
        List<Category> all = new ArrayList<>();
        for (Article.Category category : Article.Category.values()) {
            List<Goods> goods = tables.sold().stream()
                    .filter(article -> article.category() == category)
                    .map(article -> goods(tables, article))
                    .toList();
            if (!goods.isEmpty()) {
                all.add(new Category(category.heading(), goods));
            }
        }
        return new ShopList(all);
    }

    private static Goods goods(EquipmentTables tables, Article article) {
        return new Goods(
                article.id(),
                article.name(),
                article.price(),
                weight(tables, article),
                note(tables, article),
                List.of(CharacterClass.values()).stream()
                        .filter(each -> ClassLimits.forbids(tables, Race.HUMAN, each, sample(article))
                                .isEmpty())
                        .map(CharacterClass::label)
                        .toList());
    }

    private static String weight(EquipmentTables tables, Article article) {
        if (article.misc()) {
            return "part of 8 lb";
        }
        int tenths = article.gives().stream()
                .mapToInt(part -> tables.listed(part.kind()).weight() * part.quantity())
                .sum();
        return tenths == 0 ? "no weight" : Coinage.pounds(tenths) + " lb";
    }

    private static String note(EquipmentTables tables, Article article) {
        List<String> notes = new ArrayList<>();
        switch (article.wear()) {
            case BODY -> notes.add("AC " + article.armourClass());
            case SHIELD -> notes.add("AC 1 better");
            case HELMET, NOTHING -> {}
        }
        tables.weapon(sample(article)).ifPresent(weapon -> {
            if (weapon.twoHanded()) {
                notes.add("two hands");
            }
            if (weapon.melee() && weapon.missile()) {
                notes.add("may be thrown");
            }
        });
        if (article.container()) {
            notes.add("holds " + Coinage.pounds(article.capacity()) + " lb");
        }
        return String.join(", ", notes);
    }

    private static Item sample(Article article) {
        return new Item(new ItemId(""), article.id(), article.name(), 1, article.weight(), 0, Carried.STOWED, "", 0);
    }
}
