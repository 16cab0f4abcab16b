package org.woodgrain.lab.equivalents;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.woodgrain.lab.fights.Conditions;
import org.woodgrain.lab.fights.FightsException;
import org.woodgrain.lab.fights.Gear;
import org.woodgrain.lab.fights.Kit;
import org.woodgrain.lab.fights.Setting;
import org.woodgrain.lab.fights.SideReader;
import org.woodgrain.lab.fights.Troop;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.rulebook.Rulebook;

/**
 * The fighting-men by whom monsters are measured.
 *
 * @param profile the reading of the rules
 * @param levels their levels, ascending
 * @param kit what each of them has
 * @param enchanted what each has for foes whom that does not harm; the same if there is no better
 * @param conditions how both sides meet, and whether monsters may lose heart
 * @param fights how many fights stand behind each chance
 * @param seed of their dice
 */
public record Yardstick(
        Profile profile, List<Integer> levels, Kit kit, Kit enchanted, Conditions conditions, long fights, long seed) {
    /** The levels if nothing else is asked for. */
    public static final String LEVELS = "1-12";

    /** The gear if nothing else is asked for. */
    public static final String GEAR = "plate shield sword";

    /** Fights behind each chance if nothing else is asked for. */
    public static final long FIGHTS = 2_000;

    /** The conditions if nothing else is asked for: as at the table, but to the end. */
    public static final Conditions CONDITIONS = Conditions.USUAL.withMorale(false);

    private static final int HIGHEST = 20;

    public Yardstick {
        levels = List.copyOf(levels);
    }

    /**
     * Reads levels and gear as they are typed: {@code "1-4,8"} and {@code "plate shield sword"}.
     *
     * @throws FightsException saying what is not understood
     */
    public static Yardstick read(
            Rulebook book, Profile profile, String levels, String gear, Conditions conditions, long fights, long seed) {
        List<Integer> all = levels(levels);
        if (gear.contains(",")) {
            throw new FightsException("gear is written with spaces between: " + GEAR);
        }
        Troop one = new SideReader(book)
                .read("fighter/" + all.getFirst() + " " + gear)
                .getFirst();
        // whoever cannot fight with such things is refused here, and not once for every monster
        new Setting(book, Ruleset.of(profile), List.of(one), List.of(one), conditions);
        return new Yardstick(profile, all, one.kit(), enchanted(book, one.kit()), conditions, fights, seed);
    }

    private static List<Integer> levels(String text) {
        TreeSet<Integer> all = new TreeSet<>();
        for (String part : text.strip().split("\\s*,\\s*", -1)) {
            String[] ends = part.split("\\s*-\\s*", -1);
            if (ends.length > 2) {
                throw unread(part);
            }
            int from = level(ends[0], part);
            int to = level(ends[ends.length - 1], part);
            if (from > to) {
                throw unread(part);
            }
            for (int level = from; level <= to; level++) {
                all.add(level);
            }
        }
        return new ArrayList<>(all);
    }

    private static int level(String digits, String part) {
        if (!digits.matches("\\d{1,2}") || Integer.parseInt(digits) < 1 || Integer.parseInt(digits) > HIGHEST) {
            throw unread(part);
        }
        return Integer.parseInt(digits);
    }

    private static FightsException unread(String part) {
        return new FightsException(
                "\"" + part + "\" is no level: levels from 1 to " + HIGHEST + " are written like 1-4,8");
    }

    /** What each of them has, as told. */
    public String dress() {
        return told(kit);
    }

    /** The same with a magic weapon. */
    public String enchantedDress() {
        return told(enchanted);
    }

    private static String told(Kit kit) {
        return kit.gear().isEmpty()
                ? "no gear"
                : kit.gear().stream().map(Gear::label).collect(Collectors.joining(", "));
    }

    /** The same with a magic weapon in place of a plain one; no other if there is none to replace. */
    private static Kit enchanted(Rulebook book, Kit kit) {
        List<Gear> gear = kit.gear().stream()
                .map(each -> each.bonus() == 0 && book.equipment().weapons().containsKey(each.word())
                        ? new Gear(each.word(), 1, each.number())
                        : each)
                .toList();
        return new Kit(gear, kit.magic(), kit.spells(), kit.scores());
    }
}
