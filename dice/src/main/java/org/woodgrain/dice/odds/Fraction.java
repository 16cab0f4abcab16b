package org.woodgrain.dice.odds;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/**
 * A fraction in lowest terms.
 *
 * @param numerator may be negative
 * @param denominator at least 1
 */
public record Fraction(BigInteger numerator, BigInteger denominator) implements Comparable<Fraction> {
    public static final Fraction ZERO = new Fraction(BigInteger.ZERO, BigInteger.ONE);
    public static final Fraction ONE = new Fraction(BigInteger.ONE, BigInteger.ONE);

    /**
     * Brings the fraction to its lowest terms.
     *
     * @throws IllegalArgumentException if the denominator is not positive
     */
    public Fraction {
        if (denominator.signum() <= 0) {
            throw new IllegalArgumentException("the denominator of a fraction is positive, not " + denominator);
        }
        BigInteger common = numerator.gcd(denominator);
        if (!common.equals(BigInteger.ONE)) {
            numerator = numerator.divide(common);
            denominator = denominator.divide(common);
        }
    }

    /** A whole number. */
    public static Fraction of(long number) {
        return new Fraction(BigInteger.valueOf(number), BigInteger.ONE);
    }

    public Fraction plus(Fraction other) {
        return new Fraction(
                numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
                denominator.multiply(other.denominator));
    }

    public Fraction minus(Fraction other) {
        return new Fraction(
                numerator.multiply(other.denominator).subtract(other.numerator.multiply(denominator)),
                denominator.multiply(other.denominator));
    }

    public Fraction times(Fraction other) {
        return new Fraction(numerator.multiply(other.numerator), denominator.multiply(other.denominator));
    }

    /** This divided by another, which is positive. */
    public Fraction over(Fraction other) {
        return new Fraction(numerator.multiply(other.denominator), denominator.multiply(other.numerator));
    }

    public boolean isZero() {
        return numerator.signum() == 0;
    }

    /** Sixteen digits of it. */
    public BigDecimal decimal() {
        return new BigDecimal(numerator).divide(new BigDecimal(denominator), MathContext.DECIMAL64);
    }

    public double doubleValue() {
        return decimal().doubleValue();
    }

    @Override
    public int compareTo(Fraction other) {
        return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
    }

    @Override
    public String toString() {
        return denominator.equals(BigInteger.ONE) ? numerator.toString() : numerator + "/" + denominator;
    }
}
