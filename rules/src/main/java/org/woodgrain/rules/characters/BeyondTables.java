package org.woodgrain.rules.characters;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.woodgrain.rules.Rule;

/** Levels above those that are listed, by the progressions of booklet 1 (CH-66 to CH-74). */
public final class BeyondTables {
    private BeyondTables() {}

    /** A level built from the progressions alone. */
    @Rule("CH-66")
    public static ClassLevel level(CharacterClass of, int level) {
        String ordinal = ", " + ordinal(level) + " level";
        String title = switch (of) {
            case FIGHTING_MAN -> "Lord";
            case MAGIC_USER -> "Wizard";
            case CLERIC -> "Patriarch";
        };
        String evil = of == CharacterClass.CLERIC ? "Evil High Priest" : title;
        return new ClassLevel(
                level,
                title + ordinal,
                evil + ordinal,
                experience(of, level),
                hitDice(of, level),
                thac0(of, level),
                spellPlaces(of, level));
    }

    /** Experience needed above the last printed step, which every further level costs again. */
    @Rule("CH-73")
    public static int experience(CharacterClass of, int level) {
        return switch (of) {
            case FIGHTING_MAN -> 240_000 + 120_000 * (level - 9);
            case MAGIC_USER -> 300_000 + 100_000 * (level - 11);
            case CLERIC -> 100_000 + 50_000 * (level - 8);
        };
    }

    /** Hit dice of fighting-men from 9th, of magic-users from 13th, of clerics from 9th level. */
    @Rule({"CH-67", "CH-68", "CH-69"})
    public static HitDice hitDice(CharacterClass of, int level) {
        return switch (of) {
            case FIGHTING_MAN -> new HitDice(9 + (level - 8) / 2, level % 2 == 1 ? 3 : 1);
            case MAGIC_USER ->
                switch (level) {
                    case 13 -> new HitDice(8, 3);
                    case 14 -> new HitDice(8, 4);
                    case 15 -> new HitDice(9, 1);
                    case 16 -> new HitDice(9, 2);
                    case 17 -> new HitDice(9, 3);
                    default -> new HitDice(10 + (level - 18) / 3, 1 + (level - 18) % 3);
                };
            case CLERIC -> new HitDice(7 + (level - 9) / 3, 1 + (level - 9) % 3);
        };
    }

    /** The throw that hits armour class 0, by the step of the class's level group. */
    @Rule("CH-74")
    public static int thac0(CharacterClass of, int level) {
        int step = switch (of) {
            case FIGHTING_MAN -> (level - 1) / 3;
            case MAGIC_USER -> (level - 1) / 5;
            case CLERIC -> (level - 1) / 4;
        };
        List<Integer> steps = List.of(19, 17, 14, 12, 10, 7);
        return steps.get(Math.min(step, steps.size() - 1));
    }

    /** Places for spells of magic-users from 16th and of clerics from 8th level. */
    @Rule({"CH-71", "CH-72"})
    public static List<Integer> spellPlaces(CharacterClass of, int level) {
        boolean odd = level % 2 == 1;
        List<Integer> places = new ArrayList<>();
        switch (of) {
            case FIGHTING_MAN -> {}
            case MAGIC_USER -> {
                places.addAll(Collections.nCopies(3, odd ? (level - 5) / 2 : (level - 6) / 2));
                places.addAll(Collections.nCopies(3, odd ? (level - 7) / 2 : (level - 6) / 2));
                places.addAll(List.of(4, 3, 3));
            }
            case CLERIC -> {
                places.addAll(Collections.nCopies(3, odd ? (level - 3) / 2 : (level - 4) / 2));
                places.addAll(Collections.nCopies(2, odd ? (level - 5) / 2 : (level - 4) / 2));
                places.addAll(List.of(5, 2));
            }
        }
        return places;
    }

    private static String ordinal(int number) {
        int tens = number % 100;
        if (tens >= 11 && tens <= 13) {
            return number + "th";
        }
        return number
                + switch (number % 10) {
                    case 1 -> "st";
                    case 2 -> "nd";
                    case 3 -> "rd";
                    default -> "th";
                };
    }
}
