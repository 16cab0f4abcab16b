package org.woodgrain.book;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.woodgrain.rules.RulesException;
import org.woodgrain.rules.equipment.Article;
import org.woodgrain.rules.equipment.Article.Category;
import org.woodgrain.rules.equipment.Article.Part;
import org.woodgrain.rules.equipment.Article.Wear;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.equipment.Haulage;
import org.woodgrain.rules.equipment.Weapon;

/** Reads the price and weight list and the tables of arms. */
final class EquipmentLoader {
    private static final String LIST = "tables/equipment.tsv";
    private static final String GOODS = "tables/goods.tsv";
    private static final String MORE = "tables/goods-more.tsv";
    private static final String LIKENESS = "tables/magic-arms.tsv";

    private EquipmentLoader() {}

    static EquipmentTables load(Shelf shelf) {
        Map<String, Weapon> weapons = WeaponLoader.load(shelf);
        Map<String, Row> goods = byId(shelf.open(GOODS, "item_id", "arm", "kit", "single", "gives"));
        goods.values().stream()
                .filter(row -> row.has("arm"))
                .forEach(row -> row.reference("arm", weapons.keySet(), "a weapon"));
        Map<String, Article> articles = new LinkedHashMap<>();
        for (Row row : shelf.open(
                        LIST,
                        "item_id",
                        "category",
                        "item",
                        "cost_gp",
                        "weight_printed",
                        "weight_lb",
                        "ac",
                        "capacity_lb",
                        "note")
                .rows()) {
            Article article = listed(row, goods);
            articles.put(article.id(), article);
        }
        for (Row row : shelf.open(MORE, "item_id", "category", "item", "cost_gp", "weight_lb", "sold", "note")
                .rows()) {
            Article article = more(row, goods);
            articles.put(article.id(), article);
        }
        Map<String, String> likeness = new LinkedHashMap<>();
        for (Row row : shelf.open(LIKENESS, "item_id", "like").rows()) {
            likeness.put(row.text("item_id"), row.reference("like", articles.keySet(), "an article"));
        }
        try {
            return new EquipmentTables(articles, weapons, likeness);
        } catch (RulesException unsound) {
            throw new BookException(GOODS + ": " + unsound.getMessage());
        }
    }

    private static Map<String, Row> byId(Tsv table) {
        return table.rows().stream().collect(Collectors.toMap(row -> row.text("item_id"), row -> row));
    }

    private static Article listed(Row row, Map<String, Row> goods) {
        String id = row.text("item_id");
        Category category = category(row);
        int ac = row.integerOr("ac", 0);
        Wear wear = wear(id, category, ac);
        boolean misc = row.raw("weight_lb").equals("misc");
        return article(
                row,
                goods,
                category,
                misc,
                misc || !row.has("weight_lb") ? 0 : tenths(row, "weight_lb"),
                wear,
                wear == Wear.BODY ? ac : 9,
                category != Category.WEIGHT_ONLY);
    }

    private static Article more(Row row, Map<String, Row> goods) {
        return article(row, goods, category(row), false, tenths(row, "weight_lb"), Wear.NOTHING, 9, row.flag("sold"));
    }

    private static Article article(
            Row row,
            Map<String, Row> goods,
            Category category,
            boolean misc,
            int weight,
            Wear wear,
            int armourClass,
            boolean sold) {
        String id = row.text("item_id");
        Optional<Row> more = Optional.ofNullable(goods.get(id));
        List<Part> gives = more.map(EquipmentLoader::parts)
                .filter(parts -> !parts.isEmpty())
                .orElse(List.of(new Part(id, 1)));
        boolean severalOfItself = gives.size() == 1 && gives.getFirst().kind().equals(id);
        String name = row.text("item").replaceFirst("^20 Arrows / 30 Quarrels$", "20 Arrows");
        return new Article(
                id,
                category,
                name,
                row.integerOr("cost_gp", 0),
                severalOfItself ? weight / gives.getFirst().quantity() : weight,
                misc,
                wear,
                armourClass,
                category == Category.MISCELLANEOUS && row.raw("item").matches(".*(Sack|Pack).*")
                        ? tenths(row, "capacity_lb")
                        : 0,
                more.map(extra -> extra.integerOr("kit", 1)).orElse(1),
                more.map(extra -> extra.textOr("single", ""))
                        .filter(s -> !s.isEmpty())
                        .orElse(plain(name)),
                gives,
                more.map(extra -> extra.textOr("arm", "")).orElse(""),
                sold,
                row.textOr("note", ""));
    }

    /** The name of one: "Leather Armor" is a "leather armor". */
    private static String plain(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    private static List<Part> parts(Row row) {
        return row.list("gives").stream()
                .map(part -> {
                    String[] words = part.split(" ", 2);
                    if (words.length != 2 || !words[1].matches("\\d+")) {
                        throw row.fault("gives", "parts such as arrow 20");
                    }
                    return new Part(words[0], Integer.parseInt(words[1]));
                })
                .toList();
    }

    private static Category category(Row row) {
        return row.choice(
                "category",
                Arrays.stream(Category.values()).collect(Collectors.toMap(Category::key, category -> category)));
    }

    private static Wear wear(String id, Category category, int ac) {
        if (category != Category.ARMOR || id.equals(Haulage.BARDING)) {
            return Wear.NOTHING;
        }
        return ac > 0 ? Wear.BODY : ac < 0 ? Wear.SHIELD : Wear.HELMET;
    }

    /** Pounds with at most one decimal, in tenths. */
    private static int tenths(Row row, String column) {
        try {
            return new BigDecimal(row.raw(column)).movePointRight(1).intValueExact();
        } catch (ArithmeticException | NumberFormatException notOne) {
            throw row.fault(column, "pounds with at most one decimal");
        }
    }
}
