package org.woodgrain.rules.characters;

import java.util.Locale;

/** The three classes (CH-55). */
public enum CharacterClass {
    FIGHTING_MAN,
    MAGIC_USER,
    CLERIC;

    /** The name as shown: lower case, words joined by a hyphen. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
