package org.woodgrain.rules;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Dice as the tables print them, {@code 2d6}, {@code 1d4+1}, {@code 3d6x100}, {@code 1d3x10+30}, {@code (1d6+1)x10}; or a
 * plain number.
 *
 * <p>It is a part of the dice language and means the same there: multiplying comes before adding. All forms come to
 * {@code (count d sides + plus) x times}.
 *
 * @param count dice thrown; 0 for a plain number
 * @param sides faces of each; 1 for a plain number
 * @param plus added before multiplying
 * @param times multiplier, at least 1
 */
public record Formula(int count, int sides, int plus, int times) {
    private static final Pattern SHAPE = Pattern.compile("(?:(\\d+)d(\\d+|%))?([+-]?\\d+)?(?:x(\\d+))?([+-]\\d+)?");
    private static final Pattern ENCLOSED = Pattern.compile("\\((\\d+d(?:\\d+|%)[+-]\\d+)\\)(?:x(\\d+))?");

    /** A plain number, thrown by nobody. */
    public static Formula fixed(int number) {
        return new Formula(0, 1, number, 1);
    }

    public static Formula dice(int count, int sides) {
        return new Formula(count, sides, 0, 1);
    }

    /** Reads the notation; empty when it is not one. */
    public static Optional<Formula> parse(String text) {
        Matcher enclosed = ENCLOSED.matcher(text.strip());
        if (enclosed.matches()) {
            try {
                int times = number(enclosed.group(2), 1);
                return times < 1 ? Optional.empty() : parse(enclosed.group(1)).map(inner -> inner.times(times));
            } catch (NumberFormatException tooLong) {
                return Optional.empty();
            }
        }
        Matcher match = SHAPE.matcher(text.strip());
        if (text.isBlank() || !match.matches() || (match.group(1) == null && match.group(3) == null)) {
            return Optional.empty();
        }
        try {
            int count = number(match.group(1), 0);
            int sides = "%".equals(match.group(2)) ? 100 : number(match.group(2), 1);
            int times = number(match.group(4), 1);
            int after = number(match.group(5), 0);
            if (sides < 1 || times < 1 || after % times != 0) {
                return Optional.empty();
            }
            int plus = number(match.group(3), 0);
            // what is added is multiplied by itself: the dice are not in parentheses
            return Optional.of(
                    count > 0 && plus != 0
                            ? new Formula(count, sides, plus * times + after, 1)
                            : new Formula(count, sides, plus + after / times, times));
        } catch (NumberFormatException tooLong) {
            return Optional.empty();
        }
    }

    private static int number(@org.jspecify.annotations.Nullable String digits, int otherwise) {
        return digits == null ? otherwise : Integer.parseInt(digits);
    }

    public int least() {
        return (count + plus) * times;
    }

    public int most() {
        return (count * sides + plus) * times;
    }

    /** The same formula with its result multiplied once more. */
    public Formula times(int factor) {
        return new Formula(count, sides, plus, times * factor);
    }

    /** Throws it; a plain number throws no die. */
    public int roll(Throws.Throw by) {
        return count == 0
                ? plus * times
                : by.plus(plus).times(times).roll(count, sides).total();
    }

    @Override
    public String toString() {
        if (count == 0) {
            return Integer.toString(plus * times);
        }
        String dice = count + "d" + sides;
        String added = plus == 0 ? "" : plus > 0 ? "+" + plus : Integer.toString(plus);
        return times == 1 ? dice + added : (plus == 0 ? dice : "(" + dice + added + ")") + "x" + times;
    }
}
