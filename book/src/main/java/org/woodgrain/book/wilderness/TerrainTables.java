package org.woodgrain.book.wilderness;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.woodgrain.book.Row;
import org.woodgrain.book.Shelf;
import org.woodgrain.rules.Ratio;

/**
 * What ground costs, how far movers get and how far is seen.
 *
 * @param costs hexes a hex counts for, by terrain
 * @param movers rates a day, by id
 * @param outdoor the fuller terrain list of both profiles, by id
 * @param visibility of the classic procedures, by id
 */
public record TerrainTables(
        Map<String, TerrainCost> costs,
        Map<String, Mover> movers,
        Map<String, Outdoor> outdoor,
        Map<String, Visibility> visibility) {

    /** What a hex counts for, off and on a track. */
    public record TerrainCost(String id, String terrain, int cost, int onTrack, String note) {
        static TerrainCost read(Row row) {
            row.text("source");
            return new TerrainCost(
                    row.text("id"),
                    row.text("terrain"),
                    row.integer("cost", 1, 9),
                    row.integer("cost-on-track", 1, 9),
                    row.raw("note"));
        }
    }

    /**
     * How far something goes in a day.
     *
     * @param hexes fixed number of hexes; empty where it comes from the mover's own inches
     * @param perInches how it comes from them: {@code fly-inches} or {@code inches/4}; empty when fixed
     * @param bracketed hexes against the current or off the river; empty if none
     */
    public record Mover(
            String id,
            String name,
            Kind kind,
            OptionalInt hexes,
            String perInches,
            OptionalInt bracketed,
            String note) {
        /** Over what it moves. */
        public enum Kind {
            LAND,
            WATER,
            AIR
        }

        static Mover read(Row row) {
            row.text("source");
            boolean fixed = row.raw("hexes-per-day").matches("\\d+");
            return new Mover(
                    row.text("id"),
                    row.text("mover"),
                    row.choice("kind", Kind.class),
                    fixed ? row.optionalInteger("hexes-per-day") : OptionalInt.empty(),
                    fixed ? "" : row.word("hexes-per-day", "fly-inches", "inches/4"),
                    row.optionalInteger("hexes-bracket"),
                    row.raw("note"));
        }
    }

    /**
     * A line of the terrain list.
     *
     * @param classic whether it is of the classic procedures, whose factor multiplies speed; else it is a cost in hexes
     * @param factor cost or factor; empty for a procedure
     * @param onTrack cost on a track or at a ford; empty if none
     * @param boardCost cost in the board game whose map is used; empty if none
     * @param lost chances in six to lose the way; empty if none
     * @param encounter chances in six to meet somebody; empty if none
     */
    public record Outdoor(
            String id,
            boolean classic,
            String terrain,
            Optional<Ratio> factor,
            OptionalInt onTrack,
            OptionalInt boardCost,
            OptionalInt lost,
            OptionalInt encounter,
            String note) {
        private static final Pattern ON_TRACK = Pattern.compile("(\\d) (?:on track|at ford)");
        private static final Pattern CHANCE = Pattern.compile("(\\d) in 6|([1-6])(?:-(6))?");

        static Outdoor read(Row row) {
            row.text("source");
            return new Outdoor(
                    row.text("id"),
                    row.choice("table", Map.of("original", false, "004", true)),
                    row.text("terrain"),
                    row.optionalRatio("move-cost-or-factor"),
                    row.has("on-track")
                            ? OptionalInt.of(
                                    Integer.parseInt(row.shape("on-track", ON_TRACK, "a cost on track or at ford")
                                            .group(1)))
                            : OptionalInt.empty(),
                    row.optionalInteger("outdoor-survival-cost"),
                    row.optionalInteger("lost-in-6"),
                    row.has("encounter") ? OptionalInt.of(chance(row)) : OptionalInt.empty(),
                    row.raw("note"));
        }

        /** {@code 2 in 6}, or the spans of a d6 that end with 6. */
        private static int chance(Row row) {
            Matcher match = row.shape("encounter", CHANCE, "a chance such as 2 in 6 or 5-6");
            return match.group(1) != null ? Integer.parseInt(match.group(1)) : 7 - Integer.parseInt(match.group(2));
        }
    }

    /** How far is seen; a factor multiplies the distance in clear weather. */
    public record Visibility(String id, String kind, String condition, Ratio value, Unit unit, String note) {
        /** What the value counts. */
        public enum Unit {
            MILES,
            YARDS,
            FACTOR
        }

        static Visibility read(Row row) {
            row.text("source");
            return new Visibility(
                    row.text("id"),
                    row.word("kind", "land", "water, land sighted", "water, ship identified"),
                    row.text("condition"),
                    row.ratio("value"),
                    row.choice("unit", Unit.class),
                    row.raw("note"));
        }
    }

    static TerrainTables load(Shelf shelf) {
        return new TerrainTables(
                shelf.open("tables/terrain-costs.tsv").byKey("id", TerrainCost::read),
                shelf.open("tables/hex-movement.tsv").byKey("id", Mover::read),
                shelf.open("data/terrain-outdoor.tsv").byKey("id", Outdoor::read),
                shelf.open("tables/visibility-classic.tsv").byKey("id", Visibility::read));
    }
}
