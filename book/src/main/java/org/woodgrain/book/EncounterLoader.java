package org.woodgrain.book;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.woodgrain.rules.Span;
import org.woodgrain.rules.SpanTable;
import org.woodgrain.rules.encounters.EncounterTables;
import org.woodgrain.rules.encounters.Entry;
import org.woodgrain.rules.encounters.Kind;
import org.woodgrain.rules.encounters.Other;

/** Reads the level matrix, the monster tables and the numbers appearing. */
final class EncounterLoader {
    private static final int TABLES = 6;
    private static final Pattern VARIANTS = Pattern.compile("d(\\d+): (.*)");
    private static final Pattern SPAN = Pattern.compile("\\s*(\\d+)(?:-(\\d+))? .*");
    private static final Pattern PACK = Pattern.compile("option\\((\\w+)\\)");
    private static final Pattern DICE = Pattern.compile("(\\d+)(?:/\\d+)?(?:[+-]\\d+)?");

    private final Shelf shelf;

    private EncounterLoader(Shelf shelf) {
        this.shelf = shelf;
    }

    static EncounterTables load(Shelf shelf) {
        return new EncounterLoader(shelf).tables();
    }

    private EncounterTables tables() {
        SortedMap<String, Kind> kinds =
                new TreeMap<>(shelf.open("data/monsters.tsv").byKey("id", EncounterLoader::kind));
        TreeMap<Integer, SpanTable<Entry>> tables = new TreeMap<>();
        for (int number = 1; number <= TABLES; number++) {
            tables.put(number, table(number, kinds.keySet()));
        }
        return new EncounterTables(matrix(), tables, others(kinds.keySet()), kinds);
    }

    private SpanTable<SpanTable<Integer>> matrix() {
        return shelf.open(
                        "tables/monster-level-matrix.tsv",
                        "level_low",
                        "level_high",
                        "table1",
                        "table2",
                        "table3",
                        "table4",
                        "table5",
                        "table6")
                .spans(1, 99, "level_low", "level_high", EncounterLoader::matrixRow);
    }

    private static SpanTable<Integer> matrixRow(Row row) {
        List<SpanTable.Line<Integer>> lines = new ArrayList<>();
        for (int table = 1; table <= TABLES; table++) {
            int number = table;
            row.optionalSpan("table" + table).ifPresent(span -> lines.add(new SpanTable.Line<>(span, number)));
        }
        if (lines.isEmpty()
                || lines.getFirst().span().low() != 1
                || lines.getLast().span().high() != 6) {
            throw row.fault("table1", "spans that cover 1 to 6");
        }
        return new SpanTable<>(lines);
    }

    private SpanTable<Entry> table(int number, Set<String> monsters) {
        Tsv table = shelf.open(
                "tables/monster-level-" + number + ".tsv",
                "die",
                "roll",
                "monster",
                "data_ids",
                "variant_ruling",
                "base_number_ruling",
                "mind",
                "note");
        int sides = table.rows().getFirst().sides("die");
        return table.die(
                sides,
                "roll",
                row -> new Entry(row.text("monster"), members(row, monsters), row.dice("base_number_ruling")));
    }

    /** The further die of a family: its spans as written, or one face for each member. */
    private static SpanTable<String> members(Row row, Set<String> monsters) {
        List<String> ids = row.references("data_ids", monsters, "a monster");
        List<SpanTable.Line<String>> lines = new ArrayList<>();
        Matcher written = VARIANTS.matcher(row.textOr("variant_ruling", ""));
        String[] parts = written.matches() ? written.group(2).split(";") : new String[0];
        if (ids.size() > 1 && !written.matches()) {
            throw row.fault("variant_ruling", "a die for the members of the family");
        }
        for (int i = 0; i < ids.size(); i++) {
            Matcher span = SPAN.matcher(parts.length == ids.size() ? parts[i] : "");
            int low = span.matches() ? Integer.parseInt(span.group(1)) : i + 1;
            int high = span.matches() && span.group(2) != null ? Integer.parseInt(span.group(2)) : low;
            lines.add(new SpanTable.Line<>(new Span(low, high), ids.get(i)));
        }
        if (ids.size() > 1 && lines.getLast().span().high() != Integer.parseInt(written.group(1))) {
            throw row.fault("variant_ruling", "spans that cover the die");
        }
        return new SpanTable<>(lines);
    }

    private List<Other> others(Set<String> monsters) {
        return shelf.open("tables/monster-other.tsv", "monster", "data_ids", "surroundings_ruling")
                .list(row -> new Other(
                        row.text("monster"),
                        row.references("data_ids", monsters, "a monster"),
                        row.text("surroundings_ruling")));
    }

    private static Kind kind(Row row) {
        Matcher pack = PACK.matcher(row.raw("special"));
        Matcher dice = DICE.matcher(row.text("hit-dice"));
        if (!dice.matches()) {
            throw row.fault("hit-dice", "hit dice such as 4+1");
        }
        return new Kind(
                row.text("id"),
                row.optionalDice("number-appearing-dungeon"),
                row.optionalDice("number-appearing-original"),
                Integer.parseInt(dice.group(1)),
                pack.find() ? pack.group(1) : "");
    }
}
