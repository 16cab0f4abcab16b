package org.woodgrain.rules.time;

import java.util.Locale;

/** A quarter of the year, which begins with spring. */
public enum Season {
    SPRING,
    SUMMER,
    AUTUMN,
    WINTER;

    private static final int MONTHS = 3;

    /** The season of a day of play, the first being 1. */
    public static Season of(int dayOfPlay) {
        return values()[(Calendar.of(dayOfPlay).month() - 1) / MONTHS];
    }

    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
