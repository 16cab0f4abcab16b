package org.woodgrain.rules.magic;

import java.util.Locale;

/** A figure of a spell in which an invented one may surpass its model. */
public enum Figure {
    /** How far it reaches. */
    RANGE,
    /** How long it lasts. */
    DURATION,
    /** How many it takes. */
    NUMBER,
    /** The dice of damage that it does or heals. */
    DAMAGE;

    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
