package org.woodgrain.book.wilderness;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.woodgrain.book.Row;
import org.woodgrain.book.Shelf;
import org.woodgrain.book.Tsv;
import org.woodgrain.rules.Span;
import org.woodgrain.rules.SpanTable;
import org.woodgrain.rules.wilderness.Evasion;

/** Reads how a party gets away from those met outdoors. */
public final class Evading {
    private Evading() {}

    /** The chances as shipped. */
    public static Evasion load(Shelf shelf) {
        Tsv printed = shelf.open("tables/wilderness-evading.tsv");
        Tsv data = shelf.open("data/wilderness-evasion.tsv");
        data.rows().forEach(row -> row.word("table", "000", "004"));
        data.rows().forEach(row -> row.text("source"));
        SpanTable<SpanTable<Integer>> original = groups(
                printed,
                "party-size",
                row -> row.span("party-size"),
                part -> part.spans(0, 100, "monsters-as-%-of-possible", row -> row.percent("evade-%")));
        SpanTable<SpanTable<Integer>> again = groups(
                data.where("table", "000"),
                "group-min",
                row -> row.span("group-min", "group-max"),
                part -> part.where(Evading::hasNoPursuers)
                        .spans(0, 100, "pct-of-possible-min", "pct-of-possible-max", row -> row.percent("evade-%")));
        if (!again.equals(original)) {
            throw data.rows().getLast().fault("evade-%", "the same figures as in tables/wilderness-evading.tsv");
        }
        SpanTable<SpanTable<Integer>> classic = groups(
                data.where("table", "004"),
                "group-min",
                row -> row.span("group-min", "group-max"),
                part -> part.where(Evading::hasNoPart)
                        .spans(1, Span.OPEN, "pursuers-min", "pursuers-max", row -> row.percent("evade-%")));
        return new Evasion(original, classic);
    }

    private static boolean hasNoPursuers(Row row) {
        return nothing(row, "pursuers-min") && nothing(row, "pursuers-max");
    }

    private static boolean hasNoPart(Row row) {
        return nothing(row, "pct-of-possible-min") && nothing(row, "pct-of-possible-max");
    }

    private static boolean nothing(Row row, String column) {
        if (row.has(column)) {
            throw row.fault(column, "nothing in this table");
        }
        return true;
    }

    /** Parts a table by the span of the party, each part read by itself. */
    private static SpanTable<SpanTable<Integer>> groups(
            Tsv table, String column, Function<Row, Span> party, Function<Tsv, SpanTable<Integer>> read) {
        Map<Span, List<Row>> parts = new LinkedHashMap<>();
        table.rows()
                .forEach(row -> parts.computeIfAbsent(party.apply(row), span -> new ArrayList<>())
                        .add(row));
        Tsv firsts = table.where(
                row -> row == parts.getOrDefault(party.apply(row), List.of(row)).getFirst());
        return firsts.spans(
                1,
                Span.OPEN,
                column,
                party,
                row -> read.apply(table.where(other -> party.apply(other).equals(party.apply(row)))));
    }
}
