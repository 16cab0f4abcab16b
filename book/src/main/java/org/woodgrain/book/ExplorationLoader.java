package org.woodgrain.book;

import org.woodgrain.rules.exploration.ExplorationTables;

/** Reads the tables of exploring. */
final class ExplorationLoader {
    private ExplorationLoader() {}

    static ExplorationTables load(Shelf shelf) {
        return new ExplorationTables(
                shelf.open("data/open-doors-str.tsv", "id", "str-min", "str-max", "open-in-6", "source")
                        .spans(3, 18, "str-min", "str-max", row -> row.integer("open-in-6", 1, 6)));
    }
}
