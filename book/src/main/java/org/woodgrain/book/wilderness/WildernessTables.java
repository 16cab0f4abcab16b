package org.woodgrain.book.wilderness;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.book.KnownIds;
import org.woodgrain.book.Row;
import org.woodgrain.book.Shelf;
import org.woodgrain.book.Tsv;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.Ratio;
import org.woodgrain.rules.Span;
import org.woodgrain.rules.SpanTable;
import org.woodgrain.rules.wilderness.Evasion;

/**
 * Travel and encounters outdoors.
 *
 * @param terrain what ground costs and how far is seen
 * @param lost the spans of a d6 on which the way is lost, by terrain; none in a city
 * @param encounter the spans of a d6 on which somebody is met, by terrain
 * @param kinds which list is thrown on, by terrain
 * @param lists creatures by the name of the list: {@code flyers}, {@code animals-woods}
 * @param men lists of men by where they live
 * @param evading how parties get away
 * @param starvation of the classic procedures, by points
 */
public record WildernessTables(
        TerrainTables terrain,
        Map<Ground, Span> lost,
        Map<Ground, Span> encounter,
        Map<Ground, SpanTable<Kind>> kinds,
        Map<String, SpanTable<Appearing>> lists,
        Map<String, SpanTable<Appearing>> men,
        Evasion evading,
        SpanTable<Starvation> starvation) {
    private static final Map<String, Integer> LISTS = Map.ofEntries(
            Map.entry("flyers", 12),
            Map.entry("giants", 12),
            Map.entry("dragons", 12),
            Map.entry("lycanthropes", 4),
            Map.entry("undead", 8),
            Map.entry("swimmers", 12),
            Map.entry("animals-basic", 12),
            Map.entry("animals-woods", 8),
            Map.entry("animals-mountain", 12),
            Map.entry("animals-swamp", 8),
            Map.entry("animals-arid", 12));

    /** The grounds of the encounter table. */
    public enum Ground {
        CLEAR,
        WOODS,
        RIVER,
        SWAMP,
        MOUNTAINS,
        DESERT,
        CITY
    }

    /** Which list is thrown on. */
    public enum Kind {
        MEN,
        FLYER,
        GIANT,
        LYCANTHROPE,
        ANIMAL,
        SWIMMER,
        UNDEAD,
        DRAGON
    }

    /** What hunger does at some points. */
    public record Starvation(String id, int attack, Ratio movement, String rest, Formula loss, boolean heals) {
        static Starvation read(Row row) {
            row.text("source");
            return new Starvation(
                    row.text("id"),
                    row.integer("attack", -9, 0),
                    row.ratio("movement-factor"),
                    row.text("rest"),
                    row.dice("hp-loss-per-day"),
                    row.flag("natural-healing"));
        }
    }

    public static WildernessTables load(Shelf shelf, KnownIds known) {
        Map<String, SpanTable<Appearing>> lists = new HashMap<>();
        LISTS.forEach((name, sides) -> lists.put(name, Appearing.list(shelf, known, name, sides)));
        Tsv meeting = shelf.open("tables/wilderness-encounters.tsv");
        meeting.rows().forEach(row -> row.word("row", "lost", "encounter", "type"));
        Map<Ground, Span> lost = new EnumMap<>(Ground.class);
        Map<Ground, Span> encounter = new EnumMap<>(Ground.class);
        Map<Ground, SpanTable<Kind>> kinds = new EnumMap<>(Ground.class);
        for (Ground ground : Ground.values()) {
            String column = ground.name().toLowerCase(Locale.ROOT);
            chance(meeting, "lost", column).ifPresent(span -> lost.put(ground, span));
            chance(meeting, "encounter", column).ifPresent(span -> encounter.put(ground, span));
            Tsv types = meeting.where("row", "type").where(row -> row.has(column));
            kinds.put(ground, types.spans(1, types.rows().size(), "die", row -> row.choice(column, Kind.class)));
        }
        return new WildernessTables(
                TerrainTables.load(shelf),
                lost,
                encounter,
                kinds,
                Map.copyOf(lists),
                Appearing.men(shelf, known),
                Evading.load(shelf),
                shelf.open("tables/starvation-classic.tsv").spans(0, Span.OPEN, "points", Starvation::read));
    }

    private static Optional<Span> chance(Tsv table, String name, String column) {
        Tsv rows = table.where("row", name).size(1);
        Row row = rows.rows().getFirst();
        row.word("die", "d6");
        return row.optionalSpan(column);
    }
}
