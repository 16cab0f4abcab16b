package org.woodgrain.rules.equipment;

import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Race;

/** What people weigh who have to be carried. */
public final class Bodies {
    private Bodies() {}

    /** Tenths of a pound without any gear. */
    @Rule("EQ-29")
    public static int weight(Race race) {
        return switch (race) {
            case HUMAN -> 1750;
            case DWARF -> 1500;
            case ELF -> 1300;
            case HOBBIT -> 600;
        };
    }
}
