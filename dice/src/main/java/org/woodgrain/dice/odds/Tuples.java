package org.woodgrain.dice.odds;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;

/** What several numbers thrown alike can be together, each set of them sorted from the least to the most. */
public final class Tuples {
    private static final long MOST = 1_000_000;
    private static final long MOST_NUMBERS = 20_000_000;

    private final Distribution each;
    private final int times;
    private final long[] outcomes;
    private final long[] small;
    private final BigInteger[] large;
    private final long[] tuple;
    private final BigInteger[] products;
    private int filled;

    private Tuples(Distribution each, int times, int size) {
        this.each = each;
        this.times = times;
        this.outcomes = new long[size * times];
        boolean fits = each.total().pow(times).bitLength() < Long.SIZE;
        this.small = new long[fits ? size : 0];
        this.large = new BigInteger[fits ? 0 : size];
        this.tuple = new long[times];
        this.products = new BigInteger[times + 1];
        products[0] = BigInteger.ONE;
        if (fits) {
            long[] weights = new long[each.size()];
            Arrays.setAll(weights, i -> each.weight(i).longValueExact());
            small(0, 0, 0, 1, 1, weights);
        } else {
            large(0, 0, 0, BigInteger.ONE);
        }
    }

    /** All of them; empty if they are more than can be listed. */
    static Optional<Tuples> of(Distribution each, int times) {
        long most = Math.min(MOST, MOST_NUMBERS / times);
        long size = 1;
        for (int number = 1; number <= times; number++) {
            size = size * (each.size() + number - 1L) / number;
            if (size > most) {
                return Optional.empty();
            }
        }
        return Optional.of(new Tuples(each, times, (int) size));
    }

    /** Puts in the number at one place of the tuple and those after it. */
    private void small(int place, int from, int alike, long ways, long weight, long[] weights) {
        if (place == times) {
            small[filled] = ways * weight;
            lay();
            return;
        }
        for (int i = from; i < weights.length; i++) {
            int run = i == from ? alike + 1 : 1;
            tuple[place] = each.outcome(i);
            small(place + 1, i, run, ways * (place + 1) / run, weight * weights[i], weights);
        }
    }

    private void large(int place, int from, int alike, BigInteger ways) {
        if (place == times) {
            large[filled] = ways.multiply(products[times]);
            lay();
            return;
        }
        for (int i = from; i < each.size(); i++) {
            int run = i == from ? alike + 1 : 1;
            tuple[place] = each.outcome(i);
            products[place + 1] = products[place].multiply(each.weight(i));
            large(
                    place + 1,
                    i,
                    run,
                    ways.multiply(BigInteger.valueOf(place + 1L)).divide(BigInteger.valueOf(run)));
        }
    }

    private void lay() {
        System.arraycopy(tuple, 0, outcomes, filled * times, times);
        filled++;
    }

    /** How many there are. */
    public int size() {
        return filled;
    }

    /** How many numbers each has. */
    public int times() {
        return times;
    }

    /** One of the numbers of the tuple at a place; tuples stand in ascending order, and so do the numbers in them. */
    public long outcome(int place, int number) {
        return outcomes[place * times + number];
    }

    /** The weight of the tuple at a place. */
    public BigInteger weight(int place) {
        return small.length > 0 ? BigInteger.valueOf(small[place]) : large[place];
    }

    /** The common denominator. */
    public BigInteger total() {
        return each.total().pow(times);
    }

    /** The greatest number that divides all weights. */
    public BigInteger commonDivisor() {
        BigInteger common = BigInteger.ZERO;
        for (int i = 0; i < filled && !common.equals(BigInteger.ONE); i++) {
            common = common.gcd(weight(i));
        }
        return common;
    }
}
