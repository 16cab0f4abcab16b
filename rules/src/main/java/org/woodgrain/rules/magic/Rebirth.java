package org.woodgrain.rules.magic;

import java.util.List;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.monsters.Bestiary;
import org.woodgrain.rules.monsters.Monster;

/** The bodies in which the dead may live again, by alignment, each as likely as another. */
@Rule("SP-62")
public final class Rebirth {
    /** Bodies that are peoples with classes of their own. */
    public static final String MAN = "man";

    public static final String PATRIARCH = "patriarch";
    public static final String ELF = "elf";
    public static final String DWARF = "dwarf";
    public static final String HOBBIT = "hobbit";

    private static final String EVERY = "*";
    private static final List<String> LAW = List.of(
            MAN,
            HOBBIT,
            PATRIARCH,
            "treant",
            "unicorn",
            "pegasus",
            "hippogriff",
            ELF,
            "*lycanthrope",
            "*roc",
            "dwarf/gnome",
            "centaur");
    private static final List<String> NEUTRALITY = List.of(
            MAN,
            "nixie",
            "pixie",
            "dryad",
            "griffon",
            "*animal",
            ELF,
            "*roc",
            "dwarf/gnome",
            "*lycanthrope",
            "orc",
            "ogre",
            "*dragon",
            "wyvern",
            "centaur",
            "*hydra",
            "purple-worm",
            "*sea-monster",
            "chimera",
            "minotaur",
            "*giant");
    private static final List<String> CHAOS = List.of(
            MAN,
            PATRIARCH,
            "goblin/kobold",
            "hobgoblin/gnoll",
            "*giant",
            "orc",
            "ogre",
            "troll",
            "wight",
            "*lycanthrope",
            "wraith",
            "mummy",
            "spectre",
            "vampire",
            "medusa",
            "manticore",
            "gargoyle",
            "gorgon",
            "minotaur",
            "*dragon",
            "chimera");

    private Rebirth() {}

    /** The entries of an alignment's column, in the order in which they are thrown for. */
    public static List<String> column(Alignment alignment) {
        return switch (alignment) {
            case LAW -> LAW;
            case NEUTRALITY -> NEUTRALITY;
            case CHAOS -> CHAOS;
        };
    }

    /** The single kinds that an entry stands for, among which a further throw decides if there are several. */
    public static List<String> kinds(Bestiary bestiary, String entry) {
        return entry.startsWith(EVERY) ? every(bestiary, entry.substring(1)) : List.of(entry.split("/", -1));
    }

    private static List<String> every(Bestiary bestiary, String group) {
        return bestiary.monsters().values().stream()
                .filter(Monster::inBook)
                .filter(monster -> belongs(monster, group))
                .map(Monster::id)
                .toList();
    }

    private static boolean belongs(Monster monster, String group) {
        return switch (group) {
            case "roc" -> monster.id().endsWith("-roc");
            case "lycanthrope" -> monster.id().startsWith("were");
            case "hydra" -> monster.id().startsWith("hydra-");
            case "sea-monster" -> monster.id().startsWith("sea-monster-");
            case "giant" -> monster.id().endsWith("-giant") && monster.isKind("giant");
            case "dragon" -> monster.id().endsWith("-dragon") && monster.isKind("dragon");
            default -> monster.isKind(group);
        };
    }
}
