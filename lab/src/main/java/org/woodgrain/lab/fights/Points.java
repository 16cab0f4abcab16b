package org.woodgrain.lab.fights;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.woodgrain.dice.odds.Distribution;
import org.woodgrain.dice.odds.Fraction;

/**
 * How likely each number of points is, exactly.
 *
 * @param chances by the number of points, from 0 on; their sum is 1
 */
record Points(List<Fraction> chances) {
    static final Fraction ZERO = new Fraction(BigInteger.ZERO, BigInteger.ONE);
    static final Fraction ONE = new Fraction(BigInteger.ONE, BigInteger.ONE);

    Points {
        chances = List.copyOf(chances);
    }

    /** Always the same. */
    static Points always(int points) {
        List<Fraction> chances = zeros(points + 1);
        chances.set(points, ONE);
        return new Points(chances);
    }

    /** The sum of dice. */
    static Points dice(int count, int sides) {
        List<Fraction> faces = zeros(sides + 1);
        for (int face = 1; face <= sides; face++) {
            faces.set(face, share(1, sides));
        }
        Points die = new Points(faces);
        Points sum = always(0);
        for (int i = 0; i < count; i++) {
            sum = sum.and(die);
        }
        return sum;
    }

    /** A throw of which whatever is below 1 counts as 1. */
    static Points atLeastOne(Distribution thrown) {
        List<Fraction> chances = zeros((int) Math.max(1, thrown.most()) + 1);
        for (int i = 0; i < thrown.size(); i++) {
            add(chances, (int) Math.max(1, thrown.outcome(i)), thrown.chance(i));
        }
        return new Points(chances);
    }

    static Fraction share(long of, long all) {
        return new Fraction(BigInteger.valueOf(of), BigInteger.valueOf(all));
    }

    static List<Fraction> zeros(int number) {
        return new ArrayList<>(Collections.nCopies(number, ZERO));
    }

    static void add(List<Fraction> chances, int points, Fraction more) {
        chances.set(points, Exact.ARITHMETIC.plus(chances.get(points), more));
    }

    int most() {
        return chances.size() - 1;
    }

    /** Both added together. */
    Points and(Points other) {
        List<Fraction> sums = zeros(most() + other.most() + 1);
        for (int i = 0; i <= most(); i++) {
            for (int j = 0; j <= other.most(); j++) {
                add(sums, i + j, chances.get(i).times(other.chances.get(j)));
            }
        }
        return new Points(sums);
    }

    /** These points with such a chance, and else none. */
    Points onlyWith(Fraction chance) {
        if (chance.isZero()) {
            return always(0);
        }
        List<Fraction> less = zeros(chances.size());
        for (int i = 0; i <= most(); i++) {
            less.set(i, chances.get(i).times(chance));
        }
        add(less, 0, ONE.minus(chance));
        return new Points(less);
    }
}
