package org.woodgrain.rules.encounters;

import java.util.Locale;

/** How clever a monster is; decides who thinks before it attacks, and what it stops for (EN-22, EN-31, EN-33). */
public enum Mind {
    NON,
    SEMI,
    INTELLIGENT;

    /** The mind named in the monster table: {@code non}, {@code semi} or {@code intelligent}. */
    public static Mind of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }
}
