package org.woodgrain.rules.monsters;

import java.util.Locale;

/** How clever a creature is (EN-33). */
public enum Intelligence {
    NON,
    SEMI,
    INTELLIGENT;

    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
