package org.woodgrain.dice.language;

import java.util.List;
import java.util.Optional;

/**
 * What an expression came to.
 *
 * @param total the number
 * @param breakdown the expression with each die in it, such as {@code 4d6kh3 [6, 5, 3, dropped 1] + 2}
 * @param dice every die, in the order thrown
 * @param label what it was thrown for, if the expression said so
 */
public record DiceResult(long total, String breakdown, List<Die> dice, Optional<String> label) {
    public DiceResult {
        dice = List.copyOf(dice);
    }

    /** One die, and whether it counts. */
    public record Die(int sides, int face, boolean kept) {}

    /** The whole line: label, breakdown and total. */
    @Override
    public String toString() {
        return label.map(text -> text + ": ").orElse("") + breakdown + " = " + total;
    }
}
