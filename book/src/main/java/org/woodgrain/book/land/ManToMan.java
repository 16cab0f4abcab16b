package org.woodgrain.book.land;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.woodgrain.book.Row;
import org.woodgrain.book.Shelf;
import org.woodgrain.book.Tsv;

/**
 * Fights of man against man on the mass scale: what a weapon needs on 2d6 against each armour.
 *
 * @param weapons of melee by id
 * @param missiles by id
 */
public record ManToMan(Map<String, Weapon> weapons, Map<String, Missile> missiles) {
    private static final List<String> ARMORS = List.of(
            "none",
            "leather-or-padded",
            "shield-only",
            "leather-shield",
            "chain-banded-studded-splint",
            "chain-shield",
            "plate",
            "plate-shield",
            "horse-unarmored",
            "horse-barded");
    private static final Pattern RANGES = Pattern.compile("(\\d+|-)/(\\d+|-)/(\\d+|-)");

    /** A weapon: its class, the number needed by armour, and the armours against which it finds the fallen. */
    public record Weapon(String name, int weaponClass, Map<String, Integer> needed, List<String> againstProne) {
        public Weapon {
            againstProne = List.copyOf(againstProne);
        }
    }

    /** A missile: what is needed by armour at short, medium and long range, and how far it flies in inches. */
    public record Missile(String name, Map<String, Ranges> needed, int range) {}

    /** What is needed at each range; empty where it cannot hurt. */
    public record Ranges(OptionalInt near, OptionalInt middle, OptionalInt far) {}

    static ManToMan load(Shelf shelf) {
        Tsv table = shelf.open("data/man-to-man.tsv");
        table.rows().forEach(row -> {
            row.word("kind", "melee", "missile");
            row.text("source");
        });
        return new ManToMan(
                table.where("kind", "melee").byKey("id", ManToMan::weapon),
                table.where("kind", "missile").byKey("id", ManToMan::missile));
    }

    private static Weapon weapon(Row row) {
        Map<String, Integer> needed = new LinkedHashMap<>();
        ARMORS.forEach(armor -> needed.put(armor, row.integer(armor, 2, 12)));
        List<String> prone = row.list("prone-7-plus-vs", ",");
        if (!ARMORS.containsAll(prone)) {
            throw row.fault("prone-7-plus-vs", "kinds of armour");
        }
        return new Weapon(row.text("weapon"), row.integer("weapon-class", 1, 12), needed, prone);
    }

    private static Missile missile(Row row) {
        Map<String, Ranges> needed = new LinkedHashMap<>();
        for (String armor : ARMORS) {
            Matcher match = row.shape(armor, RANGES, "three numbers such as 6/7/8");
            needed.put(armor, new Ranges(number(match, 1), number(match, 2), number(match, 3)));
        }
        return new Missile(row.text("weapon"), needed, row.integer("range-inches"));
    }

    private static OptionalInt number(Matcher match, int group) {
        return match.group(group).equals("-")
                ? OptionalInt.empty()
                : OptionalInt.of(Integer.parseInt(match.group(group)));
    }
}
