package org.woodgrain.rules.monsters;

import java.util.Optional;
import org.woodgrain.rules.Formula;

/**
 * How many of a creature are met.
 *
 * @param original the figure of 1974, for the outdoors
 * @param dungeon in a dungeon; empty where the original figure divided by ten serves
 * @param wilderness outdoors in the classic profile; empty where the original figure serves
 */
public record NumberAppearing(Formula original, Optional<Formula> dungeon, Optional<Formula> wilderness) {

    /** Whether it is never met in a dungeon. */
    public boolean neverBelow() {
        return dungeon.map(formula -> formula.most() == 0).orElse(false);
    }
}
