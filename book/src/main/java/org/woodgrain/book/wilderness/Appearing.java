package org.woodgrain.book.wilderness;

import java.util.List;
import java.util.Map;
import org.woodgrain.book.KnownIds;
import org.woodgrain.book.Row;
import org.woodgrain.book.Shelf;
import org.woodgrain.book.Tsv;
import org.woodgrain.rules.SpanTable;

/**
 * What a die finds on a list of one kind of creature.
 *
 * @param name as printed; empty where the list is blank and the die is thrown again
 * @param monsters their ids, of which the note may choose one
 * @param note where they live, or how one of several is chosen
 */
public record Appearing(String name, List<String> monsters, String note) {

    public Appearing {
        monsters = List.copyOf(monsters);
    }

    /** Whether the die is thrown again. */
    public boolean again() {
        return monsters.isEmpty();
    }

    /** The list in {@code tables/NAME.tsv}, thrown on a die of so many sides. */
    static SpanTable<Appearing> list(Shelf shelf, KnownIds known, String name, int sides) {
        Tsv table = shelf.open("tables/" + name + ".tsv");
        return table.die(
                sides,
                "die",
                row -> new Appearing(row.textOr("result", ""), known.monsters(row, "monster-id"), row.raw("note")));
    }

    /** The four lists of men, each on its own die. */
    static Map<String, SpanTable<Appearing>> men(Shelf shelf, KnownIds known) {
        Tsv table = shelf.open("tables/men.tsv");
        return Map.of(
                "typical", men(table, known, "typical", 12),
                "mountain", men(table, known, "mountain", 12),
                "desert", men(table, known, "desert", 12),
                "waterborne", men(table, known, "waterborne", 6));
    }

    private static SpanTable<Appearing> men(Tsv table, KnownIds known, String where, int sides) {
        Tsv filled = table.where(row -> row.has(where) || row.has(where + "-id"));
        return filled.die(sides, "die", row -> man(row, known, where));
    }

    private static Appearing man(Row row, KnownIds known, String where) {
        return new Appearing(row.text(where), List.of(known.monster(row, where + "-id")), "");
    }
}
