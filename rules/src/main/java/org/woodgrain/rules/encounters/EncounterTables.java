package org.woodgrain.rules.encounters;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.RulesException;
import org.woodgrain.rules.SpanTable;

/**
 * The level matrix and the monster tables of the dungeon.
 *
 * @param matrix by dungeon level, the table that each face of a d6 leads to
 * @param tables the six monster tables, by number
 * @param others monsters on no table, for special surroundings
 * @param kinds what the count of each kind goes by, by monster id
 */
public record EncounterTables(
        @Rule("EN-13") SpanTable<SpanTable<Integer>> matrix,
        @Rule("EN-14") SortedMap<Integer, SpanTable<Entry>> tables,
        @Rule("EN-17") List<Other> others,
        SortedMap<String, Kind> kinds) {

    public EncounterTables {
        tables = Collections.unmodifiableSortedMap(new TreeMap<>(tables));
        others = List.copyOf(others);
        kinds = Collections.unmodifiableSortedMap(new TreeMap<>(kinds));
    }

    /** The lines of one monster table. */
    public SpanTable<Entry> table(int number) {
        SpanTable<Entry> found = ((Map<Integer, SpanTable<Entry>>) tables).get(number);
        if (found == null) {
            throw new RulesException("There is no monster table " + number);
        }
        return found;
    }

    public Kind kind(String monster) {
        Kind found = ((Map<String, Kind>) kinds).get(monster);
        if (found == null) {
            throw new RulesException("There is no monster \"" + monster + "\"");
        }
        return found;
    }
}
