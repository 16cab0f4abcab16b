package org.woodgrain.rules.characters;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;

/** What each people may be and can do (CH-32 to CH-52); men have no limits and no gifts. */
@Rule("CH-54")
public final class Peoples {
    private static final List<String> LEARNABLE = List.of(
            "Bugbear",
            "Centaur",
            "Dragon",
            "Dryad",
            "Dwarvish",
            "Elvish",
            "Gargoyle",
            "Giant",
            "Gnoll",
            "Gnome",
            "Goblin",
            "Hobbit",
            "Hobgoblin",
            "Kobold",
            "Minotaur",
            "Nixie",
            "Ogre",
            "Orc",
            "Pixie",
            "Treant",
            "Troll");

    private Peoples() {}

    /** The classes open to a people. */
    @Rule({"CH-32", "CH-55"})
    public static List<CharacterClass> classes(Race race) {
        return switch (race) {
            case HUMAN -> List.of(CharacterClass.values());
            case ELF -> List.of(CharacterClass.FIGHTING_MAN, CharacterClass.MAGIC_USER);
            case DWARF, HOBBIT -> List.of(CharacterClass.FIGHTING_MAN);
        };
    }

    /** The highest level open to a people in a class; empty when there is no limit. */
    @Rule({"CH-32", "CH-42", "CH-48"})
    public static OptionalInt limit(Race race, CharacterClass in) {
        return switch (race) {
            case HUMAN -> OptionalInt.empty();
            case DWARF -> OptionalInt.of(6);
            case ELF -> OptionalInt.of(in == CharacterClass.MAGIC_USER ? 8 : 4);
            case HOBBIT -> OptionalInt.of(4);
        };
    }

    /** The level a total of experience gives, the people's limit kept. */
    @Rule("CH-33")
    public static int level(CharacterTables tables, Race race, CharacterClass in, int experience) {
        int level = tables.of(in).levelFor(experience);
        OptionalInt limit = limit(race, in);
        return limit.isPresent() ? Math.min(limit.getAsInt(), level) : level;
    }

    /** The alignments open to a people. */
    @Rule({"CH-34", "CH-39", "CH-47", "CH-102"})
    public static List<Alignment> alignments(Race race) {
        return switch (race) {
            case HUMAN -> List.of(Alignment.values());
            case DWARF, ELF -> List.of(Alignment.LAW, Alignment.NEUTRALITY);
            case HOBBIT -> List.of(Alignment.LAW);
        };
    }

    /** The level of fighting-man, magic-user or cleric at which a career's saving throw is read. */
    @Rule({"CH-35", "CH-49"})
    public static int saveLevel(Race race, Career career) {
        return switch (race) {
            case DWARF, HOBBIT -> career.level() + 4;
            case HUMAN, ELF -> career.level();
        };
    }

    /** Added to throws to hit with any missile for the people alone. */
    @Rule("CH-50")
    public static int missileToHit(Race race) {
        return race == Race.HOBBIT ? 1 : 0;
    }

    /** How far a people sees heat in darkness, in feet; 0 if not at all. */
    @Rule("CH-52")
    public static int infravision(Ruleset rules, Race race) {
        return rules.classic() && (race == Race.DWARF || race == Race.ELF) ? 60 : 0;
    }

    /** Tongues known from birth: the common tongue, that of the alignment, and those of the people. */
    @Rule({"CH-38", "CH-46", "CH-51", "CH-106", "CH-108"})
    public static List<String> tongues(Race race, Alignment alignment) {
        List<String> known = new ArrayList<>(List.of("Common", alignmentTongue(alignment)));
        switch (race) {
            case HUMAN -> {}
            case DWARF -> known.addAll(List.of("Dwarvish", "Gnome", "Kobold", "Goblin"));
            case ELF -> known.addAll(List.of("Elvish", "Orc", "Hobgoblin", "Gnoll"));
            case HOBBIT -> known.add("Hobbit");
        }
        return List.copyOf(known);
    }

    /** How many more tongues may be chosen. */
    @Rule("CH-111")
    public static int furtherTongues(Abilities abilities) {
        return Math.max(0, abilities.intelligence() - 10);
    }

    /** Tongues of creatures that may be chosen as further languages. */
    public static List<String> learnable() {
        return LEARNABLE;
    }

    private static String alignmentTongue(Alignment alignment) {
        return switch (alignment) {
            case LAW -> "Law";
            case NEUTRALITY -> "Neutrality";
            case CHAOS -> "Chaos";
        };
    }
}
