package org.woodgrain.rules.characters;

import java.util.Locale;

/** The peoples open to players (CH-32). */
public enum Race {
    HUMAN,
    DWARF,
    ELF,
    HOBBIT;

    /** The name as shown: lower case, words joined by a hyphen. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
