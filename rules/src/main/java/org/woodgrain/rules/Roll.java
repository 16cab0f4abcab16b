package org.woodgrain.rules;

import java.util.List;
import org.woodgrain.dice.DiceStream;

/**
 * Dice that were thrown, and what for.
 *
 * @param rule id of the rule that asked for the throw, such as {@code "UX-10"}
 * @param purpose what was thrown for, in a few plain words: "listening", "to hit"
 * @param by who threw or for whom, by name; empty for the referee
 * @param stream the stream of dice used
 * @param sides faces of each die
 * @param faces what fell, in order
 * @param modifier added to the sum of the faces
 * @param multiplier the sum with its modifier is multiplied by this
 * @param test how the total is compared with the target
 * @param target the number needed; 0 when nothing is tested
 * @param secret true when only the referee may see the dice
 */
@Rule("CH-03")
public record Roll(
        String rule,
        String purpose,
        String by,
        DiceStream stream,
        int sides,
        List<Integer> faces,
        int modifier,
        int multiplier,
        Test test,
        int target,
        boolean secret) {

    /** How a total is judged. */
    public enum Test {
        NONE,
        AT_LEAST,
        AT_MOST
    }

    public Roll {
        faces = List.copyOf(faces);
    }

    /** Faces, modifier and multiplier worked out. */
    public int total() {
        int sum = modifier;
        for (int face : faces) {
            sum += face;
        }
        return sum * multiplier;
    }

    /** The sum of the faces alone, the natural throw. */
    public int natural() {
        return faces.stream().mapToInt(Integer::intValue).sum();
    }

    /** Whether the throw met its target; true when nothing was tested. */
    public boolean success() {
        return switch (test) {
            case NONE -> true;
            case AT_LEAST -> total() >= target;
            case AT_MOST -> total() <= target;
        };
    }

    /** The dice in the usual notation, as the dice language reads it: {@code 2d6+1}, {@code 2d4x10}, {@code (1d6+1)x10}. */
    public String notation() {
        StringBuilder text = new StringBuilder();
        text.append(faces.size()).append('d').append(sides == 100 ? "%" : Integer.toString(sides));
        if (modifier != 0) {
            text.append(modifier > 0 ? "+" : "").append(modifier);
        }
        if (multiplier == 1) {
            return text.toString();
        }
        return (modifier == 0 ? text : "(" + text + ")") + "x" + multiplier;
    }
}
