package org.woodgrain.rules.monsters;

import java.util.Locale;

/** How big a creature is: a cat or less, a hobbit, a man, an ogre or horse, a giant or more. */
public enum Size {
    TINY,
    SMALL,
    MAN,
    LARGE,
    HUGE;

    /** Whether it is larger than an ogre. */
    public boolean overOgre() {
        return this == HUGE;
    }

    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
