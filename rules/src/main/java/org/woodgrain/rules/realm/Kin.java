package org.woodgrain.rules.realm;

import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;

/** The peoples of whom soldiers are hired. */
public enum Kin {
    MAN("men"),
    DWARF("dwarves"),
    ELF("elves"),
    ORC("orcs");

    private final String label;

    Kin(String label) {
        this.label = label;
    }

    /** Many of them, in words. */
    public String label() {
        return label;
    }

    /** Whether they serve a master of that side: orcs the chaotic alone, dwarves and elves anybody else. */
    @Rule("ST-39")
    public boolean serves(Alignment master) {
        return switch (this) {
            case MAN -> true;
            case DWARF, ELF -> master != Alignment.CHAOS;
            case ORC -> master == Alignment.CHAOS;
        };
    }
}
