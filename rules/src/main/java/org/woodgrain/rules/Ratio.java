package org.woodgrain.rules;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An exact fraction in lowest terms.
 *
 * @param above numerator, 0 or more
 * @param below denominator, at least 1
 */
public record Ratio(int above, int below) {
    private static final Pattern SHAPE = Pattern.compile("(\\d{1,6})(?:/(\\d{1,6}))?");

    public Ratio {
        if (above < 0 || below < 1) {
            throw new RulesException("No fraction: " + above + "/" + below);
        }
        int shared = divisor(above, below);
        above /= shared;
        below /= shared;
    }

    private static int divisor(int a, int b) {
        return b == 0 ? a : divisor(b, a % b);
    }

    /** Reads {@code 2/3} or {@code 2}; empty when it is neither. */
    public static Optional<Ratio> parse(String text) {
        Matcher match = SHAPE.matcher(text.strip());
        if (!match.matches()) {
            return Optional.empty();
        }
        int below = match.group(2) == null ? 1 : Integer.parseInt(match.group(2));
        return below == 0 ? Optional.empty() : Optional.of(new Ratio(Integer.parseInt(match.group(1)), below));
    }

    /** So much of a number, rounded down. */
    public int of(int number) {
        return Math.toIntExact(Math.floorDiv((long) number * above, below));
    }

    @Override
    public String toString() {
        return below == 1 ? Integer.toString(above) : above + "/" + below;
    }
}
