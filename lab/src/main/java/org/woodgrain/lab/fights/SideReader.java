package org.woodgrain.lab.fights;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.equipment.Article;
import org.woodgrain.rules.equipment.Weapon;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.rulebook.Rulebook;

/**
 * Reads the sides of a fight: {@code 6 fighter/1 plate shield sword, 2 cleric/3 chain mace}.
 *
 * <p>Troops are divided by commas and stand in that order; a number left out is 1, a level left out is 1. Monsters are
 * named by their id or their name, one or many.
 */
public final class SideReader {
    /** More would not fit into anybody's idea of a skirmish. */
    public static final int MOST = 60;

    private static final int HIGHEST_LEVEL = 36;
    private static final Map<String, CharacterClass> CLASSES = Map.of(
            "fighter", CharacterClass.FIGHTING_MAN,
            "fighters", CharacterClass.FIGHTING_MAN,
            "fighting-man", CharacterClass.FIGHTING_MAN,
            "fighting-men", CharacterClass.FIGHTING_MAN,
            "cleric", CharacterClass.CLERIC,
            "clerics", CharacterClass.CLERIC,
            "magic-user", CharacterClass.MAGIC_USER,
            "magic-users", CharacterClass.MAGIC_USER);

    private final Map<String, Monster> monsters = new LinkedHashMap<>();
    private final List<String> gear = new ArrayList<>();

    public SideReader(Rulebook book) {
        for (Monster monster : book.monsters().monsters().values()) {
            monsters.put(slug(monster.name()), monster);
        }
        // an id is never hidden by a name
        monsters.putAll(book.monsters().monsters());
        for (Article article : book.equipment().articles().values()) {
            if (article.wear() == Article.Wear.BODY || article.wear() == Article.Wear.SHIELD) {
                gear.add(slug(article.name()));
            }
        }
        for (Weapon weapon : book.equipment().weapons().values()) {
            if (weapon.melee()) {
                gear.add(weapon.id());
            }
        }
    }

    /** A name as one word: "giant-rat". */
    static String slug(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
    }

    /**
     * Reads one side.
     *
     * @throws FightsException saying what is not understood and what is expected
     */
    public List<Troop> read(String text) {
        List<Troop> troops = new ArrayList<>();
        int all = 0;
        for (String part : text.split(",", -1)) {
            Troop troop = troop(part.strip(), text);
            all += troop.number();
            troops.add(troop);
        }
        if (all > MOST) {
            throw new FightsException("a side has at most " + MOST + " fighters, not " + all);
        }
        return troops;
    }

    private Troop troop(String part, String text) {
        if (part.isEmpty()) {
            throw new FightsException("\"" + text
                    + "\" lacks fighters; a side is written like 6 fighter/1 plate shield sword, or 4 ogre");
        }
        List<String> words =
                new ArrayList<>(List.of(part.toLowerCase(Locale.ROOT).split("\\s+")));
        int number = 1;
        if (words.getFirst().matches("\\d+")) {
            number = number(words.removeFirst(), MOST, "fighters");
        }
        if (words.isEmpty()) {
            throw new FightsException("\"" + part + "\" does not say who fights");
        }
        String first = words.getFirst();
        int slash = first.indexOf('/');
        String name = slash < 0 ? first : first.substring(0, slash);
        CharacterClass characterClass = CLASSES.get(name);
        if (characterClass != null) {
            int level = slash < 0 ? 1 : number(first.substring(slash + 1), HIGHEST_LEVEL, "levels");
            return new Troop(
                    number,
                    new Kind.Classed(characterClass, level),
                    words.stream().skip(1).map(this::gear).toList());
        }
        return new Troop(number, new Kind.Beast(monster(String.join(" ", words), part)), List.of());
    }

    private static int number(String digits, int most, String what) {
        if (!digits.matches("\\d{1,4}") || Integer.parseInt(digits) < 1 || Integer.parseInt(digits) > most) {
            throw new FightsException("\"" + digits + "\" is no number of " + what + " from 1 to " + most);
        }
        return Integer.parseInt(digits);
    }

    private Monster monster(String name, String part) {
        String word = slug(name);
        for (String each : List.of(word, one(word))) {
            Monster found = monsters.get(each);
            if (found != null) {
                return found;
            }
        }
        if (part.contains("/")) {
            throw new FightsException("\"" + part + "\": only fighter, cleric and magic-user have a level");
        }
        TreeSet<String> known = new TreeSet<>(monsters.keySet());
        known.addAll(List.of("fighter", "cleric", "magic-user"));
        throw new FightsException("there is no \"" + name + "\"" + Nearby.hint(word, known));
    }

    /** The word for one of what is named as many. */
    private static String one(String many) {
        if (many.endsWith("wolves")) {
            return many.substring(0, many.length() - 3) + "f";
        }
        if (many.endsWith("men")) {
            return many.substring(0, many.length() - 2) + "an";
        }
        return many.endsWith("s") ? many.substring(0, many.length() - 1) : many;
    }

    /** A thing by its word, or by the only one that begins with it. */
    private String gear(String word) {
        if (gear.contains(word)) {
            return word;
        }
        List<String> begun =
                gear.stream().filter(each -> each.startsWith(word + "-")).toList();
        if (begun.size() == 1) {
            return begun.getFirst();
        }
        throw new FightsException(
                "\"" + word + "\" is no armour, shield or weapon for blows hand to hand" + Nearby.hint(word, gear));
    }
}
