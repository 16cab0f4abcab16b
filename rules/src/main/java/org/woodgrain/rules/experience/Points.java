package org.woodgrain.rules.experience;

import java.math.BigInteger;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.RulesException;

/**
 * An exact number of experience points; whole ones are taken only at the very end (XP-16).
 *
 * @param numerator above the line
 * @param denominator below it, positive; the fraction is in lowest terms
 */
public record Points(BigInteger numerator, BigInteger denominator) {
    public static final Points ZERO = of(0, 1);

    public Points {
        if (denominator.signum() <= 0) {
            throw new RulesException("points need a positive denominator");
        }
        BigInteger common = numerator.gcd(denominator);
        if (common.compareTo(BigInteger.ONE) > 0) {
            numerator = numerator.divide(common);
            denominator = denominator.divide(common);
        }
    }

    public static Points of(long numerator, long denominator) {
        return new Points(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
    }

    public Points plus(Points other) {
        return new Points(
                numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
                denominator.multiply(other.denominator));
    }

    /** So many parts of so many. */
    public Points times(long over, long under) {
        return new Points(
                numerator.multiply(BigInteger.valueOf(over)), denominator.multiply(BigInteger.valueOf(under)));
    }

    /** Whole points, rounded down. */
    @Rule("XP-16")
    public int whole() {
        return numerator.divide(denominator).intValueExact();
    }

    /** As shown: {@code 222 2/9}. */
    public String label() {
        BigInteger[] parts = numerator.divideAndRemainder(denominator);
        if (parts[1].signum() == 0) {
            return parts[0].toString();
        }
        String fraction = parts[1] + "/" + denominator;
        return parts[0].signum() == 0 ? fraction : parts[0] + " " + fraction;
    }
}
