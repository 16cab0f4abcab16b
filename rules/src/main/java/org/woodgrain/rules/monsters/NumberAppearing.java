package org.woodgrain.rules.monsters;

import java.util.Optional;
import org.woodgrain.rules.DiceFormula;

/**
 * How many of a creature are met.
 *
 * @param original the figure of 1974, for the outdoors
 * @param dungeon in a dungeon; empty where the original figure divided by ten serves
 * @param wilderness outdoors in the classic profile; empty where the original figure serves
 */
public record NumberAppearing(DiceFormula original, Optional<DiceFormula> dungeon, Optional<DiceFormula> wilderness) {

    /** Whether it is never met in a dungeon. */
    public boolean neverBelow() {
        return dungeon.map(DiceFormula::nothing).orElse(false);
    }
}
