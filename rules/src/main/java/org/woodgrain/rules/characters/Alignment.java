package org.woodgrain.rules.characters;

import java.util.Locale;

/** The three alignments (CH-102). */
public enum Alignment {
    LAW,
    NEUTRALITY,
    CHAOS;

    /** The name as shown: lower case, words joined by a hyphen. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
