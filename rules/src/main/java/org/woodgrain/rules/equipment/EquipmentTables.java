package org.woodgrain.rules.equipment;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.RulesException;

/**
 * The price and weight list and the tables of arms.
 *
 * @param articles by id, in the order of the list
 * @param weapons by id
 * @param likeness the plain article that a magic item is a better example of, by the magic item's id
 */
public record EquipmentTables(
        Map<String, Article> articles, Map<String, Weapon> weapons, Map<String, String> likeness) {

    public EquipmentTables {
        articles = Collections.unmodifiableMap(new LinkedHashMap<>(articles));
        weapons = Collections.unmodifiableMap(new LinkedHashMap<>(weapons));
        likeness = Collections.unmodifiableMap(new LinkedHashMap<>(likeness));
        for (Article article : articles.values()) {
            if (!article.arm().isEmpty() && !weapons.containsKey(article.arm())) {
                throw new RulesException(article.id() + " names the unknown weapon " + article.arm());
            }
        }
        for (String plain : likeness.values()) {
            if (!articles.containsKey(plain)) {
                throw new RulesException("a magic item is like the unknown article " + plain);
            }
        }
    }

    /**
     * The article that a kind of thing is, or is a magical example of.
     *
     * <p>A magic item whose form was thrown for names it after a slash: {@code "MI-017/EQI-03"} is plate mail.
     */
    @Rule({"EQ-04", "EQ-13", "EQ-21"})
    public Optional<Article> article(String kind) {
        int slash = kind.indexOf('/');
        if (slash >= 0) {
            return Optional.ofNullable(articles.get(kind.substring(slash + 1)));
        }
        return Optional.ofNullable(articles.get(likeness.getOrDefault(kind, kind)));
    }

    /** The article of an id that is known to be in the list. */
    public Article listed(String id) {
        Article article = articles.get(id);
        if (article == null) {
            throw new RulesException("the price list has no " + id);
        }
        return article;
    }

    /** The weapon that a thing is; empty if it is none. */
    public Optional<Weapon> weapon(Item item) {
        return article(item.kind()).flatMap(article -> Optional.ofNullable(weapons.get(article.arm())));
    }

    /** A weapon by its own id, such as {@code "unarmed"}. */
    public Weapon weapon(String id) {
        Weapon weapon = weapons.get(id);
        if (weapon == null) {
            throw new RulesException("there is no weapon " + id);
        }
        return weapon;
    }

    /** Whether a thing is magical: it carries a magic item's id or a bonus. */
    public static boolean magical(Item item) {
        return item.bonus() != 0 || item.kind().startsWith("MI-");
    }

    /** What is sold, in the order of the list. */
    public List<Article> sold() {
        return articles.values().stream().filter(Article::sold).toList();
    }
}
