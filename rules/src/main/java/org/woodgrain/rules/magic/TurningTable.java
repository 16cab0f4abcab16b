package org.woodgrain.rules.magic;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.RulesException;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.monsters.Intelligence;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Trait;

/**
 * Clerics against undead.
 *
 * @param rows entries for clerics of level 1 to 11 and up, by the name of the kind in lower case
 */
@Rule("CH-86")
public record TurningTable(Map<String, List<Entry>> rows) {
    /** The kinds from the weakest to the strongest. */
    public static final List<String> ORDER =
            List.of("skeleton", "zombie", "ghoul", "wight", "wraith", "mummy", "spectre", "vampire");

    private static final int PATRIARCH = 8;

    /** What the table says of one kind and one level. */
    public sealed interface Entry {
        /** Two dice must come to this or more (CH-87). */
        record AtLeast(int needed) implements Entry {}

        /** They are turned without a throw (CH-88). */
        record Turned() implements Entry {}

        /** They are destroyed (CH-89). */
        record Destroyed() implements Entry {}

        /** Nothing happens (CH-90). */
        record Nothing() implements Entry {}
    }

    public TurningTable {
        TreeMap<String, List<Entry>> copy = new TreeMap<>();
        rows.forEach((kind, entries) -> copy.put(kind, List.copyOf(entries)));
        rows = Collections.unmodifiableMap(copy);
    }

    /** The entry for a kind and a cleric's level; the columns run on past the printed eighth. */
    @Rule({"CH-86", "CH-94"})
    public Entry entry(Ruleset ruleset, String row, int clericLevel) {
        List<Entry> entries = rows.get(row);
        if (entries == null) {
            throw new RulesException("no row \"" + row + "\" in the table against undead");
        }
        int column = ruleset.on(Option.TURN_CAP) ? Math.min(clericLevel, PATRIARCH) : clericLevel;
        return entries.get(Math.min(column, entries.size()) - 1);
    }

    /** The row of a kind, or that of its hit dice for undead without one; empty for what is not undead. */
    @Rule({"CH-86", "CH-95"})
    public static Optional<String> row(Monster monster, Profile profile) {
        return monster.power(Trait.Undead.class, profile)
                .map(Trait.Undead::row)
                .or(() -> monster.isKind("undead")
                        ? Optional.of(rowFor(monster.hitDice().dice(), monster.intelligence() == Intelligence.NON))
                        : Optional.empty());
    }

    /** The row of undead that have none of their own, by their hit dice. */
    @Rule("CH-95")
    public static String rowFor(int hitDice, boolean mindless) {
        if (hitDice <= 1) {
            return "skeleton";
        }
        return switch (hitDice) {
            case 2 -> mindless ? "zombie" : "ghoul";
            case 3 -> "wight";
            case 4 -> "wraith";
            case 5 -> "mummy";
            case 6 -> "spectre";
            default -> "vampire";
        };
    }
}
