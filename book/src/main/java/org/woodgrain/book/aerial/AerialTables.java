package org.woodgrain.book.aerial;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.book.BookException;
import org.woodgrain.book.Row;
import org.woodgrain.book.Shelf;
import org.woodgrain.book.Tsv;
import org.woodgrain.rules.Span;

/**
 * Battles in the air: how flyers turn, where hits fall and what they do.
 *
 * @param classes classes of flyers by id
 * @param locations for each position of the attacker what a d10 hits
 * @param criticals what a critical hit does in each place
 */
public record AerialTables(
        Map<String, FlyerClass> classes,
        Map<Position, Map<Location, Span>> locations,
        Map<Location, Critical> criticals) {
    private static final int LOCATION_DIE = 10;

    /** From where an attack comes. */
    public enum Position {
        FRONT,
        SIDE,
        TOP,
        BOTTOM,
        TAIL
    }

    /** Where it hits. */
    public enum Location {
        RIDER,
        HEAD,
        WING,
        BODY,
        TAIL
    }

    /** How a kind of flyer turns; members are monsters, spells and things. */
    public record FlyerClass(String id, String name, int turns, int spaces, String source, List<String> members) {
        static FlyerClass read(Row row) {
            return new FlyerClass(
                    row.text("id"),
                    row.text("category"),
                    row.integer("turns-per-move", 1, 12),
                    row.integer("spaces-between-turns", 1, 12),
                    row.text("source"),
                    row.list("members", ";"));
        }
    }

    /** Chance of a critical hit in a hundred, and of each thing that follows from one. */
    public record Critical(int chance, int halfSpeed, int land, int withdraw, int crash, String note) {
        static Critical read(Row row) {
            Critical critical = new Critical(
                    row.percent("critical-%"),
                    row.percent("speed-half-%"),
                    row.percent("dive-and-land-%"),
                    row.percent("withdraw-%"),
                    row.percent("crash-%"),
                    row.raw("note"));
            int sum = critical.halfSpeed + critical.land + critical.withdraw + critical.crash;
            if (sum != (critical.chance == 0 ? 0 : 100)) {
                throw row.fault("crash-%", "results that add up to 100, not to " + sum);
            }
            return critical;
        }
    }

    public static AerialTables load(Shelf shelf) {
        Map<String, FlyerClass> classes =
                shelf.open("tables/aerial-classes.tsv").byKey("id", FlyerClass::read);
        Map<Position, Map<Location, Span>> locations = new EnumMap<>(Position.class);
        shelf.open("tables/aerial-hit-location.tsv")
                .rows()
                .forEach(row -> locations.put(row.choice("position", Position.class), locations(row)));
        Map<Location, Critical> criticals = new EnumMap<>(Location.class);
        Tsv table = shelf.open("tables/aerial-critical.tsv");
        table.rows().forEach(row -> criticals.put(row.choice("location", Location.class), Critical.read(row)));
        return new AerialTables(classes, locations, criticals);
    }

    /** One line of the location table: the spans of its columns cover the die. */
    private static Map<Location, Span> locations(Row row) {
        Map<Location, Span> spans = new EnumMap<>(Location.class);
        List<Span> inOrder = new ArrayList<>();
        int next = 1;
        for (Location location : Location.values()) {
            String column = location.name().toLowerCase(Locale.ROOT);
            Optional<Span> span = row.optionalSpan(column);
            if (span.isPresent()) {
                if (span.get().low() != next) {
                    throw row.fault(column, "a span from " + next);
                }
                next = span.get().high() + 1;
                inOrder.add(span.get());
                spans.put(location, span.get());
            }
        }
        if (inOrder.isEmpty() || inOrder.getLast().high() != LOCATION_DIE) {
            throw row.fault("tail", "spans up to " + LOCATION_DIE);
        }
        return spans;
    }

    /** Where a throw of the location die hits. */
    public Location hit(Position from, int roll) {
        return locations.getOrDefault(from, Map.of()).entrySet().stream()
                .filter(entry -> entry.getValue().contains(roll))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElseThrow(() -> new BookException("No location for " + from + " and " + roll));
    }
}
