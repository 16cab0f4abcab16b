package org.woodgrain.book.land;

import java.math.BigDecimal;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import org.woodgrain.book.Row;
import org.woodgrain.book.Shelf;
import org.woodgrain.book.Tsv;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.Span;

/**
 * Engines and works.
 *
 * @param engines by id
 * @param structures points that works bear before they fall, by id
 * @param procedures what else is done in a siege, by id
 * @param shipWeapons of the classic procedures, by id
 * @param shipPoints points after which a ship sinks, by id
 * @param works what structure each construction is, by the construction's id
 */
public record Siege(
        Map<String, Engine> engines,
        Map<String, Span> structures,
        Map<String, Procedure> procedures,
        Map<String, Procedure> shipWeapons,
        Map<String, Span> shipPoints,
        Map<String, Work> works) {
    private static final Pattern DOOR = Pattern.compile("(\\d) points");

    /** An engine; ranges in inches, the circle hit by its diameter. */
    public record Engine(
            String name, Span range, Optional<BigDecimal> area, String rate, Optional<Formula> points, String note) {
        static Engine read(Row row) {
            return new Engine(
                    row.text("name"),
                    row.span("range-min-or-low", "range-max-or-high"),
                    row.optionalDecimal("hit-area"),
                    row.raw("rate"),
                    row.optionalDice("points-or-damage"),
                    row.raw("note"));
        }
    }

    /** Something told in words. */
    public record Procedure(String name, String effect, String note) {
        static Procedure read(Row row) {
            return new Procedure(row.text("name"), row.text("points-or-damage"), row.raw("note"));
        }
    }

    /**
     * What a construction counts as.
     *
     * @param structure a kind of structure; empty for doors and for earthworks that no engine breaches
     * @param doorPoints points that a door bears; empty for other works
     */
    public record Work(Optional<String> structure, OptionalInt doorPoints, int height, String note) {}

    static Siege load(Shelf shelf, Set<String> constructions) {
        Tsv table = shelf.open("data/siege-missiles.tsv");
        table.rows().forEach(row -> {
            row.word("kind", "engine", "structure-defense", "procedure", "ship-weapon", "ship-points");
            row.text("name");
            row.text("source");
        });
        Map<String, Span> structures = table.where("kind", "structure-defense")
                .byKey("id", row -> row.span("range-min-or-low", "range-max-or-high"));
        return new Siege(
                table.where("kind", "engine").byKey("id", Engine::read),
                structures,
                table.where("kind", "procedure").byKey("id", Procedure::read),
                table.where("kind", "ship-weapon").byKey("id", Procedure::read),
                table.where("kind", "ship-points")
                        .byKey("id", row -> row.span("range-min-or-low", "range-max-or-high")),
                shelf.open("tables/land-works.tsv")
                        .byKey("construction-id", row -> work(row, structures.keySet(), constructions)));
    }

    private static Work work(Row row, Set<String> structures, Set<String> constructions) {
        row.reference("construction-id", constructions, "a construction");
        row.text("source");
        boolean door = row.raw("structure-id").equals("door");
        return new Work(
                row.has("structure-id") && !door
                        ? Optional.of(row.reference("structure-id", structures, "a structure"))
                        : Optional.empty(),
                door
                        ? OptionalInt.of(Integer.parseInt(row.shape("note", DOOR, "points such as 2 points")
                                .group(1)))
                        : OptionalInt.empty(),
                row.integer("height-ft"),
                row.raw("note"));
    }
}
