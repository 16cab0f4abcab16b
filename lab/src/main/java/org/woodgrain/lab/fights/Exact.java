package org.woodgrain.lab.fights;

import org.woodgrain.dice.odds.Fraction;

/** Fractions, for small chains: their terms grow with every state. */
enum Exact implements Arithmetic<Fraction> {
    ARITHMETIC;

    @Override
    public Fraction of(Fraction chance) {
        return chance;
    }

    @Override
    public Fraction plus(Fraction one, Fraction other) {
        if (one.isZero()) {
            return other;
        }
        return new Fraction(
                one.numerator()
                        .multiply(other.denominator())
                        .add(other.numerator().multiply(one.denominator())),
                one.denominator().multiply(other.denominator()));
    }

    @Override
    public Fraction times(Fraction one, Fraction other) {
        return one.times(other);
    }

    @Override
    public Fraction over(Fraction one, Fraction other) {
        return new Fraction(
                one.numerator().multiply(other.denominator()), one.denominator().multiply(other.numerator()));
    }
}
