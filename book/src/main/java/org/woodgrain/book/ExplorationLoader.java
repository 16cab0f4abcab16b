package org.woodgrain.book;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.woodgrain.rules.exploration.Drowning;
import org.woodgrain.rules.exploration.ExplorationTables;

/** Reads the tables of exploring. */
final class ExplorationLoader {
    private ExplorationLoader() {}

    static ExplorationTables load(Shelf shelf) {
        return new ExplorationTables(
                shelf.open("data/open-doors-str.tsv", "id", "str-min", "str-max", "open-in-6", "source")
                        .spans(3, 18, "str-min", "str-max", row -> row.integer("open-in-6", 1, 6)),
                drowning(shelf));
    }

    private static Drowning drowning(Shelf shelf) {
        Map<String, Integer> original = new TreeMap<>();
        for (Row row : shelf.open("tables/drowning.tsv").rows()) {
            row.raw("must-remove");
            row.raw("note");
            original.put(row.text("armor"), row.percent("drown-%"));
        }
        Map<String, Integer> classic = new TreeMap<>();
        for (Row row : shelf.open("tables/drowning-classic.tsv").rows()) {
            for (String told : List.of("factor", "value", "note", "source")) {
                row.raw(told);
            }
            classic.put(row.text("id"), row.percent("percent"));
        }
        return new Drowning(original, classic);
    }
}
