package org.woodgrain.rules.characters;

import java.util.Locale;

/** The six abilities in the order in which they are thrown (CH-09). */
public enum Ability {
    STRENGTH,
    INTELLIGENCE,
    WISDOM,
    DEXTERITY,
    CONSTITUTION,
    CHARISMA;

    /** The name as shown, in lower case. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
