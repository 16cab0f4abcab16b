package org.woodgrain.rules.equipment;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.RulesException;

/** The price and weight list and the tables of arms. Never changes. */
public final class EquipmentTables {
    private final Map<String, Article> articles;
    private final Map<String, Weapon> weapons;
    private final Map<String, String> likeness;
    /** What each kind of thing is that has a name without a slash. */
    private final Map<String, Optional<Article>> kinds = new HashMap<>();

    private final Map<String, Optional<Weapon>> arms = new HashMap<>();

    /**
     * Puts the tables together.
     *
     * @param articles by id, in the order of the list
     * @param weapons by id
     * @param likeness the plain article that a magic item is a better example of, by the magic item's id
     * @throws RulesException if one names what is not in another
     */
    public EquipmentTables(Map<String, Article> articles, Map<String, Weapon> weapons, Map<String, String> likeness) {
        this.articles = Collections.unmodifiableMap(new LinkedHashMap<>(articles));
        this.weapons = Collections.unmodifiableMap(new LinkedHashMap<>(weapons));
        this.likeness = Collections.unmodifiableMap(new LinkedHashMap<>(likeness));
        for (Article article : articles.values()) {
            if (!article.arm().isEmpty() && !weapons.containsKey(article.arm())) {
                throw new RulesException(article.id() + " names the unknown weapon " + article.arm());
            }
            kinds.put(article.id(), Optional.of(article));
            arms.put(article.id(), Optional.ofNullable(weapons.get(article.arm())));
        }
        likeness.forEach((magic, plain) -> {
            if (!articles.containsKey(plain)) {
                throw new RulesException("a magic item is like the unknown article " + plain);
            }
            kinds.put(magic, kind(plain));
            arms.put(magic, arm(plain));
        });
    }

    private Optional<Article> kind(String name) {
        Optional<Article> found = kinds.get(name);
        return found == null ? Optional.empty() : found;
    }

    private Optional<Weapon> arm(String name) {
        Optional<Weapon> found = arms.get(name);
        return found == null ? Optional.empty() : found;
    }

    /** All articles by id, in the order of the list. */
    public Map<String, Article> articles() {
        return articles;
    }

    /** The plain article that a magic item is a better example of, by the magic item's id. */
    public Map<String, String> likeness() {
        return likeness;
    }

    /** All weapons by id. */
    public Map<String, Weapon> weapons() {
        return weapons;
    }

    /**
     * The article that a kind of thing is, or is a magical example of.
     *
     * <p>A magic item whose form was thrown for names it after a slash: {@code "MI-017/EQI-03"} is plate mail.
     */
    @Rule({"EQ-04", "EQ-13", "EQ-21"})
    public Optional<Article> article(String kind) {
        return kind(plain(kind));
    }

    /** The article's own name where a kind names a magic item and its form. */
    private static String plain(String kind) {
        return kind.substring(kind.indexOf('/') + 1);
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
        return arm(plain(item.kind()));
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
