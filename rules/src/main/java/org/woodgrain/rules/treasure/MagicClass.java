package org.woodgrain.rules.treasure;

import java.util.Locale;

/** The classes of magic items, in the order of the table that decides between them (TR-03). */
public enum MagicClass {
    SWORD,
    ARMOR,
    MISC_WEAPON,
    POTION,
    SCROLL,
    RING,
    WAND_STAFF,
    MISC_MAGIC;

    /** The name in the table's file: lower case, words joined by a hyphen. */
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
