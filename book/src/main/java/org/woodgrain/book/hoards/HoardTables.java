package org.woodgrain.book.hoards;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.woodgrain.book.Row;
import org.woodgrain.book.Shelf;
import org.woodgrain.book.Tsv;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.SpanTable;

/**
 * What lairs hold, and reactions.
 *
 * @param original treasure types of the original by letter, with {@code carried} and {@code lair-extra} for what some
 *     carry or add
 * @param classic treasure types of the classic procedures by letter
 * @param reactions on 2d6, by list: {@code encounter-000} original, {@code encounter-004} classic, {@code hire-001}
 */
public record HoardTables(
        Map<String, List<Part>> original, Map<String, List<Part>> classic, Map<String, SpanTable<Answer>> reactions) {

    /** What a part consists of. */
    public enum Kind {
        COPPER,
        SILVER,
        ELECTRUM,
        GOLD,
        PLATINUM,
        GEMS,
        JEWELRY,
        /** Items or maps, as the note tells. */
        MAGIC_OR_MAPS,
        /** Items, as the note tells. */
        MAGIC,
        POTIONS,
        SCROLLS
    }

    /**
     * One part of a hoard.
     *
     * @param number how many there are, with the table's multiplier
     * @param percent chance that there are any
     */
    public record Part(String id, Kind kind, Formula number, int percent, String note) {
        static Part read(Row row) {
            row.text("source");
            return new Part(
                    row.text("id"),
                    row.choice("component", Kind.class),
                    row.dice("dice").times(row.integer("multiplier", 1, 100_000)),
                    row.percent("chance-%"),
                    row.raw("note"));
        }
    }

    /** How those met receive strangers. */
    public record Answer(String id, String result, String note) {
        static Answer read(Row row) {
            row.text("source");
            return new Answer(
                    row.text("id"),
                    row.word(
                            "result",
                            "attacks",
                            "hostile",
                            "uncertain",
                            "indifferent",
                            "friendly",
                            "negative",
                            "positive",
                            "attempts-to-attack",
                            "accepts",
                            "enthusiast"),
                    row.raw("note"));
        }
    }

    public static HoardTables load(Shelf shelf) {
        Tsv types = shelf.open("data/treasure-types.tsv");
        types.rows().forEach(row -> row.word("edition", "original", "classic"));
        Tsv reactions = shelf.open("data/reaction.tsv");
        reactions.rows().forEach(row -> row.word("table", "encounter-000", "encounter-004", "hire-001"));
        Map<String, SpanTable<Answer>> answers = new LinkedHashMap<>();
        reactions
                .parted("table")
                .forEach((list, part) -> answers.put(list, part.spans(2, 12, "roll-min", "roll-max", Answer::read)));
        return new HoardTables(
                parts(types.where("edition", "original")), parts(types.where("edition", "classic")), answers);
    }

    private static Map<String, List<Part>> parts(Tsv types) {
        types.rows()
                .forEach(
                        row -> row.shape("type", Pattern.compile("[A-Z]\\d?|carried|lair-extra"), "a type such as A1"));
        Map<String, List<Part>> parts = new LinkedHashMap<>();
        types.parted("type").forEach((type, rows) -> parts.put(type, rows.list(Part::read)));
        return parts;
    }
}
