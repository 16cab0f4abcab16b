package org.woodgrain.lab.fights;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeSet;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.Peoples;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.rulebook.Rulebook;

/**
 * Reads the sides of a fight: {@code 6 fighter/1 plate shield sword+1, magic-user/5 dagger spells(sleep, fire ball)}.
 *
 * <p>Troops are divided by commas and stand in that order; a number left out is 1, a level left out is 1. Monsters are
 * named by their id or their name, one or many.
 */
public final class SideReader {
    /** More would not fit into anybody's idea of a skirmish. */
    public static final int MOST = 60;

    private static final int HIGHEST_LEVEL = 36;
    private static final Map<String, Kind.Classed> PEOPLE = Map.ofEntries(
            person("fighter", CharacterClass.FIGHTING_MAN, Race.HUMAN),
            person("fighters", CharacterClass.FIGHTING_MAN, Race.HUMAN),
            person("fighting-man", CharacterClass.FIGHTING_MAN, Race.HUMAN),
            person("fighting-men", CharacterClass.FIGHTING_MAN, Race.HUMAN),
            person("cleric", CharacterClass.CLERIC, Race.HUMAN),
            person("clerics", CharacterClass.CLERIC, Race.HUMAN),
            person("magic-user", CharacterClass.MAGIC_USER, Race.HUMAN),
            person("magic-users", CharacterClass.MAGIC_USER, Race.HUMAN));

    /** Peoples who are monsters of the table too: only with a level are they adventurers. */
    private static final Map<String, Kind.Classed> OTHER_PEOPLES = Map.ofEntries(
            person("elf", CharacterClass.FIGHTING_MAN, Race.ELF),
            person("elves", CharacterClass.FIGHTING_MAN, Race.ELF),
            person("elf-magic-user", CharacterClass.MAGIC_USER, Race.ELF),
            person("dwarf", CharacterClass.FIGHTING_MAN, Race.DWARF),
            person("dwarves", CharacterClass.FIGHTING_MAN, Race.DWARF),
            person("hobbit", CharacterClass.FIGHTING_MAN, Race.HOBBIT),
            person("hobbits", CharacterClass.FIGHTING_MAN, Race.HOBBIT),
            person("halfling", CharacterClass.FIGHTING_MAN, Race.HOBBIT),
            person("halflings", CharacterClass.FIGHTING_MAN, Race.HOBBIT));

    private final Map<String, Monster> monsters = new LinkedHashMap<>();
    private final KitReader kits;

    public SideReader(Rulebook book) {
        for (Monster monster : book.monsters().monsters().values()) {
            monsters.put(slug(monster.name()), monster);
        }
        // an id is never hidden by a name
        monsters.putAll(book.monsters().monsters());
        kits = new KitReader(book);
    }

    private static Map.Entry<String, Kind.Classed> person(String word, CharacterClass in, Race race) {
        return Map.entry(word, new Kind.Classed(in, 1, race));
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
        for (String part : Words.troops(text)) {
            Troop troop = troop(part, text);
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
        List<String> words = Words.of(part);
        int number = 1;
        if (words.getFirst().matches("[+-]?\\d+([.,]\\d*)?")) {
            number = number(words.removeFirst(), MOST, "fighters");
        }
        if (words.isEmpty()) {
            throw new FightsException("\"" + part + "\" does not say who fights");
        }
        String first = words.getFirst();
        int slash = first.indexOf('/');
        String name = slash < 0 ? first : first.substring(0, slash);
        Kind.Classed person = PEOPLE.get(name);
        if (person == null && slash > 0) {
            person = OTHER_PEOPLES.get(name);
        }
        if (person != null) {
            int level = slash < 0 ? 1 : number(first.substring(slash + 1), HIGHEST_LEVEL, "levels");
            Kind.Classed kind = new Kind.Classed(person.characterClass(), level, person.race());
            OptionalInt limit = Peoples.limit(kind.race(), kind.characterClass());
            if (limit.isPresent() && level > limit.getAsInt()) {
                throw new FightsException("no " + kind.calling() + " rises above level " + limit.getAsInt());
            }
            return new Troop(number, kind, kits.read(kind, words.subList(1, words.size())));
        }
        return new Troop(number, new Kind.Beast(monster(String.join(" ", words), part)), Kit.NONE);
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
            throw new FightsException(
                    "\"" + part + "\": only fighter, cleric, magic-user, elf, dwarf and hobbit have a level");
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
}
