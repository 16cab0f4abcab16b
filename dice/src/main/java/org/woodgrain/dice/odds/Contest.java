package org.woodgrain.dice.odds;

import org.woodgrain.dice.language.Comparison;

/**
 * Two numbers thrown against each other.
 *
 * @param higher the chance that the first is higher
 * @param equal the chance that both are the same
 * @param lower the chance that the first is lower
 */
public record Contest(Fraction higher, Fraction equal, Fraction lower) {

    /** The chances of one against another. */
    public static Contest of(Distribution one, Distribution other) {
        Comparing comparing = new Comparing(one, other);
        return new Contest(
                chance(comparing, Comparison.MORE),
                chance(comparing, Comparison.EQUAL),
                chance(comparing, Comparison.LESS));
    }

    private static Fraction chance(Comparing comparing, Comparison comparison) {
        Distribution met = comparing.by(comparison);
        return new Fraction(met.weightOf(value -> value == 1), met.total());
    }
}
