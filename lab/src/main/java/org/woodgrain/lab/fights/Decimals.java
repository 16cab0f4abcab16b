package org.woodgrain.lab.fights;

import java.math.BigDecimal;
import java.math.MathContext;
import org.woodgrain.dice.odds.Fraction;

/**
 * Decimals of 34 digits. A chain only adds, multiplies and divides positive numbers, a few million times at most, so that
 * far more than its first 12 digits are right.
 */
enum Decimals implements Arithmetic<BigDecimal> {
    ARITHMETIC;

    private static final MathContext DIGITS = MathContext.DECIMAL128;

    @Override
    public BigDecimal of(Fraction chance) {
        return new BigDecimal(chance.numerator()).divide(new BigDecimal(chance.denominator()), DIGITS);
    }

    @Override
    public BigDecimal plus(BigDecimal one, BigDecimal other) {
        return one.add(other, DIGITS);
    }

    @Override
    public BigDecimal times(BigDecimal one, BigDecimal other) {
        return one.multiply(other, DIGITS);
    }

    @Override
    public BigDecimal over(BigDecimal one, BigDecimal other) {
        return one.divide(other, DIGITS);
    }
}
