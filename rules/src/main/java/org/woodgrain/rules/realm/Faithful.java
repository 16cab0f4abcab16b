package org.woodgrain.rules.realm;

import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;

/** The men who come to the finished stronghold of a patriarch, and ask no pay. */
@Rule({"CH-78", "ST-10"})
public enum Faithful {
    HEAVY_CAVALRY("heavy cavalry", 1),
    CROSSBOWMEN("horsed crossbowmen", 1),
    HEAVY_FOOT("heavy foot", 3);

    private final String label;
    private final int dice;

    Faithful(String label, int dice) {
        this.label = label;
        this.dice = dice;
    }

    /** In words. */
    public String label() {
        return label;
    }

    /** Throws for how many come: one or three dice of tens. */
    @Rule({"CH-78", "ST-10"})
    public int come(Throws throwing) {
        return throwing.of("CH-78", label + " who come").times(10).roll(dice, 6).total();
    }
}
