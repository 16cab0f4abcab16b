package org.woodgrain.dice.language;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.LongStream;

/** A function of numbers. */
public enum Function {
    FLOOR,
    CEIL,
    ABS,
    MIN,
    MAX;

    /** As it is written. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Function> named(String word) {
        for (Function function : values()) {
            if (function.word().equalsIgnoreCase(word)) {
                return Optional.of(function);
            }
        }
        return Optional.empty();
    }

    /** Whether it takes several numbers. */
    boolean several() {
        return this == MIN || this == MAX;
    }

    /** The result; floor and ceil find whole numbers, for it is the division within them that rounds. */
    public long applied(long... values) {
        return switch (this) {
            case FLOOR, CEIL -> values[0];
            case ABS -> Math.abs(values[0]);
            case MIN -> LongStream.of(values).min().orElse(0);
            case MAX -> LongStream.of(values).max().orElse(0);
        };
    }
}
