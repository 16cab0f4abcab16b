package org.woodgrain.rules.melee;

import java.util.Locale;

/** What a blow is made of, for creatures that only some things harm. */
public enum Matter {
    /** A weapon of any kind, as against teeth and claws. */
    WEAPON,
    SILVER,
    MAGIC,
    FIRE,
    COLD,
    LIGHTNING,
    ACID,
    HOLY,
    BLUNT;

    private final String label = name().toLowerCase(Locale.ROOT);

    /** The word in the monster table. */
    public String label() {
        return label;
    }
}
