package org.woodgrain.book;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.woodgrain.rules.Ratio;
import org.woodgrain.rules.realm.Kin;
import org.woodgrain.rules.realm.RealmTables;
import org.woodgrain.rules.realm.Soldier;
import org.woodgrain.rules.realm.Venture;

/** Reads the tables of soldiers and of ventures. */
final class RealmLoader {
    private static final Pattern PER_HEAD = Pattern.compile("(\\d+) per inhabitant");

    /** The lines of the classic table of morale that go by another name than the soldier's. */
    private static final Map<String, String> MORALE = Map.of(
            "non-fighter", "peasant",
            "light-horseman", "light-horse",
            "medium-horseman", "medium-horse",
            "heavy-horseman", "heavy-horse");

    private RealmLoader() {}

    static RealmTables load(Shelf shelf) {
        Map<String, Integer> morale =
                shelf.open("tables/mercenary-morale-classic.tsv").byKey("id", row -> row.integer("morale", 2, 12));
        Map<String, Soldier> soldiers = shelf.open("tables/men-at-arms.tsv").byKey("id", row -> soldier(row, morale));
        Map<String, Venture> ventures = new LinkedHashMap<>();
        for (Row row : shelf.open("tables/investments.tsv").rows()) {
            venture(row).ifPresent(each -> ventures.put(each.id(), each));
        }
        return new RealmTables(soldiers, ventures);
    }

    private static Soldier soldier(Row row, Map<String, Integer> morale) {
        SortedMap<Kin, Integer> halves = new TreeMap<>();
        pay(row, "man-gp-month").ifPresent(pay -> halves.put(Kin.MAN, pay));
        pay(row, "dwarf-gp-month").ifPresent(pay -> halves.put(Kin.DWARF, pay));
        pay(row, "elf-gp-month").ifPresent(pay -> halves.put(Kin.ELF, pay));
        pay(row, "orc-gp-month").ifPresent(pay -> halves.put(Kin.ORC, pay));
        SortedMap<Kin, Ratio> found = new TreeMap<>();
        found.put(Kin.MAN, row.ratio("availability-man-ruling"));
        row.optionalRatio("availability-dwarf-elf-ruling").ifPresent(part -> {
            found.put(Kin.DWARF, part);
            found.put(Kin.ELF, part);
        });
        row.optionalRatio("availability-orc-ruling").ifPresent(part -> found.put(Kin.ORC, part));
        found.keySet().retainAll(halves.keySet());
        String line = MORALE.getOrDefault(row.text("id"), row.text("id"));
        Integer rating = morale.get(line);
        if (rating == null) {
            throw row.fault("id", "a kind of soldier whose morale is in tables/mercenary-morale-classic.tsv");
        }
        return new Soldier(row.text("id"), row.text("classification"), halves, found, rating);
    }

    private static Optional<Integer> pay(Row row, String column) {
        return row.optionalDecimal(column).map(gold -> {
            try {
                return gold.multiply(BigDecimal.TWO).intValueExact();
            } catch (ArithmeticException odd) {
                throw row.fault(column, "whole or half gold pieces");
            }
        });
    }

    /** A venture that earns by the number of people; empty for those that need roads, waters, woods or ships. */
    private static Optional<Venture> venture(Row row) {
        Matcher potential = PER_HEAD.matcher(row.text("potential-gp"));
        return potential.matches() && row.raw("unit-gp").matches("\\d+")
                ? Optional.of(new Venture(
                        row.text("id"),
                        row.text("kind"),
                        row.integer("unit-gp"),
                        row.integer("set-up-months"),
                        Integer.parseInt(potential.group(1)),
                        row.decimal("base-return-%-per-month").movePointRight(1).intValueExact()))
                : Optional.empty();
    }
}
