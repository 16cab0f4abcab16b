package org.woodgrain.rules;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Dice as the tables write them: {@code 2d6}, {@code 1d6+1}, {@code 3d10x10}, {@code 1d6+1x10}, or a plain number.
 *
 * @param count how many dice; 0 for a plain number
 * @param sides faces of each; 1 when there are no dice
 * @param plus added to the dice
 * @param times the sum is multiplied by this
 */
public record DiceFormula(int count, int sides, int plus, int times) {
    /** No dice and no number: nothing. */
    public static final DiceFormula ZERO = new DiceFormula(0, 1, 0, 1);

    private static final Pattern SHAPE = Pattern.compile("(?:(\\d+)d(\\d+)([+-]\\d+)?|(\\d+))(?:x(\\d+))?");

    /** {@code count} dice of {@code sides}. */
    public static DiceFormula of(int count, int sides) {
        return new DiceFormula(count, sides, 0, 1);
    }

    /** A plain number. */
    public static DiceFormula flat(int number) {
        return new DiceFormula(0, 1, number, 1);
    }

    /**
     * Reads a formula.
     *
     * @throws RulesException if the text is none
     */
    public static DiceFormula parse(String text) {
        Matcher found = SHAPE.matcher(text.strip());
        if (!found.matches()) {
            throw new RulesException("no dice formula: \"" + text + "\"");
        }
        int times = found.group(5) == null ? 1 : Integer.parseInt(found.group(5));
        if (found.group(4) != null) {
            return new DiceFormula(0, 1, Integer.parseInt(found.group(4)), times);
        }
        int plus = found.group(3) == null ? 0 : Integer.parseInt(found.group(3));
        return new DiceFormula(Integer.parseInt(found.group(1)), Integer.parseInt(found.group(2)), plus, times);
    }

    /** The same dice with more added. */
    public DiceFormula plus(int more) {
        return new DiceFormula(count, sides, plus + more, times);
    }

    public int min() {
        return (count + plus) * times;
    }

    public int max() {
        return (count * sides + plus) * times;
    }

    /** Whether it is always 0. */
    public boolean nothing() {
        return count == 0 && plus == 0;
    }

    /** Throws it; a plain number throws no die. */
    public int roll(Throws.Throw how) {
        if (count == 0) {
            return plus * times;
        }
        return how.plus(plus).times(times).roll(count, sides).total();
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        if (count == 0) {
            text.append(plus);
        } else {
            text.append(count).append('d').append(sides);
            if (plus != 0) {
                text.append(plus > 0 ? "+" : "").append(plus);
            }
        }
        if (times != 1) {
            text.append('x').append(times);
        }
        return text.toString();
    }
}
