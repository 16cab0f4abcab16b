package org.woodgrain.dice;

/**
 * A source of thrown dice.
 *
 * <p>Dice are always handed in; nothing below the outermost modules makes its own. Each {@link DiceStream} is
 * independent of the others, so a throw on one never moves another.
 */
@FunctionalInterface
public interface Dice {

    /**
     * Throws one die.
     *
     * @param stream what the die is thrown for
     * @param sides the number of faces, at least 1
     * @return a face from 1 to {@code sides}
     * @throws IllegalArgumentException if {@code sides} is less than 1
     */
    int roll(DiceStream stream, int sides);

    /** Throws {@code count} dice of {@code sides} faces and adds them up. */
    default int sum(DiceStream stream, int count, int sides) {
        int total = 0;
        for (int i = 0; i < count; i++) {
            total += roll(stream, sides);
        }
        return total;
    }
}
