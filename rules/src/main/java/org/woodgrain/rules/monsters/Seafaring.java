package org.woodgrain.rules.monsters;

import java.util.List;

/** What a creature does to ships. */
public sealed interface Seafaring extends Power {
    /** An action and its figures in the order of the table. */
    record Ship(String action, List<String> figures) implements Seafaring {
        public Ship {
            figures = List.copyOf(figures);
        }
    }
}
