package org.woodgrain.dice.odds;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.LongPredicate;
import java.util.function.LongUnaryOperator;

/**
 * What a number thrown with dice can be, and how often: whole outcomes, each with a whole weight over a common total.
 *
 * <p>Where chains of exploding dice are followed to a stated depth only, the weights add up to less than the total; the
 * rest is {@link #beyond}.
 */
public final class Distribution {
    /** Bits that a {@code double} can hold without running over. */
    private static final int LARGE = 1_000;

    private final long[] outcomes;
    private final BigInteger[] weights;
    private final BigInteger total;

    /** Takes over sorted outcomes with positive weights; the arrays are not written any more. */
    Distribution(long[] outcomes, BigInteger[] weights, BigInteger total) {
        this.outcomes = outcomes;
        this.weights = weights;
        this.total = total;
    }

    static Distribution constant(long number) {
        return new Distribution(new long[] {number}, new BigInteger[] {BigInteger.ONE}, BigInteger.ONE);
    }

    /** Outcomes by their weights; those without weight are left out. */
    public static Distribution of(Map<Long, BigInteger> weights, BigInteger total) {
        TreeMap<Long, BigInteger> sorted = new TreeMap<>(weights);
        sorted.values().removeIf(weight -> weight.signum() == 0);
        return new Distribution(
                sorted.keySet().stream().mapToLong(Long::longValue).toArray(),
                sorted.values().toArray(BigInteger[]::new),
                total);
    }

    /** How many outcomes there are. */
    public int size() {
        return outcomes.length;
    }

    /** An outcome; the first has the place 0 and is the least. */
    public long outcome(int place) {
        return outcomes[place];
    }

    /** The weight of the outcome at a place. */
    public BigInteger weight(int place) {
        return weights[place];
    }

    /** The common denominator. */
    public BigInteger total() {
        return total;
    }

    public long least() {
        return outcomes[0];
    }

    public long most() {
        return outcomes[outcomes.length - 1];
    }

    /** The sum of all weights. */
    public BigInteger covered() {
        return weightOf(outcome -> true);
    }

    /** The chance of what lies beyond the depth to which explosions were followed; else 0. */
    public Fraction beyond() {
        return new Fraction(total.subtract(covered()), total);
    }

    /** The chance of the outcome at a place. */
    public Fraction chance(int place) {
        return new Fraction(weights[place], total);
    }

    /** The same as near as a {@code double} comes. */
    public double share(int place) {
        return share(weights[place]);
    }

    /** The share that so much weight has of the total. */
    public double share(BigInteger weight) {
        int shift = Math.max(0, total.bitLength() - LARGE);
        return weight.shiftRight(shift).doubleValue() / total.shiftRight(shift).doubleValue();
    }

    /** The chance of an outcome; 0 if it cannot be. */
    public Fraction chanceOf(long outcome) {
        int place = Arrays.binarySearch(outcomes, outcome);
        return place < 0 ? new Fraction(BigInteger.ZERO, BigInteger.ONE) : chance(place);
    }

    /** The chance of a number or more. */
    public Fraction atLeast(long number) {
        return new Fraction(weightOf(outcome -> outcome >= number), total);
    }

    BigInteger weightOf(LongPredicate wanted) {
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i < outcomes.length; i++) {
            if (wanted.test(outcomes[i])) {
                sum = sum.add(weights[i]);
            }
        }
        return sum;
    }

    /** The mean of what is covered. */
    public Fraction mean() {
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i < outcomes.length; i++) {
            sum = sum.add(weights[i].multiply(BigInteger.valueOf(outcomes[i])));
        }
        return new Fraction(sum, covered());
    }

    /** The variance of what is covered. */
    public Fraction variance() {
        BigInteger squares = BigInteger.ZERO;
        for (int i = 0; i < outcomes.length; i++) {
            squares = squares.add(
                    weights[i].multiply(BigInteger.valueOf(outcomes[i]).pow(2)));
        }
        Fraction mean = mean();
        return new Fraction(squares, covered()).minus(mean.times(mean));
    }

    /** The standard deviation of what is covered. */
    public double deviation() {
        return Math.sqrt(variance().doubleValue());
    }

    /** The least outcome that is not exceeded in so many hundredths of what is covered. */
    public long quantile(int hundredths) {
        BigInteger wanted = covered().multiply(BigInteger.valueOf(hundredths));
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i < outcomes.length; i++) {
            sum = sum.add(weights[i]);
            if (sum.multiply(BigInteger.valueOf(100)).compareTo(wanted) >= 0) {
                return outcomes[i];
            }
        }
        return most();
    }

    /** The greatest outcome that comes, or is exceeded, in at least half of what is covered. */
    public long upperMedian() {
        BigInteger covered = covered();
        BigInteger sum = BigInteger.ZERO;
        for (int i = outcomes.length - 1; i > 0; i--) {
            sum = sum.add(weights[i]);
            if (sum.shiftLeft(1).compareTo(covered) >= 0) {
                return outcomes[i];
            }
        }
        return least();
    }

    /** The greatest number of which all distances between outcomes are multiples; 1 for a single outcome. */
    long stride() {
        long stride = 0;
        for (int i = 1; i < outcomes.length && stride != 1; i++) {
            stride = gcd(outcomes[i] - outcomes[i - 1], stride);
        }
        return Math.max(1, stride);
    }

    static long gcd(long one, long other) {
        long left = one;
        long right = other;
        while (right != 0) {
            long rest = left % right;
            left = right;
            right = rest;
        }
        return left;
    }

    Distribution shifted(long by) {
        long[] moved = new long[outcomes.length];
        for (int i = 0; i < moved.length; i++) {
            moved[i] = outcomes[i] + by;
        }
        return new Distribution(moved, weights, total);
    }

    /** The same with all weights and the total multiplied. */
    Distribution scaled(BigInteger factor) {
        if (factor.equals(BigInteger.ONE)) {
            return this;
        }
        BigInteger[] scaled = new BigInteger[weights.length];
        for (int i = 0; i < scaled.length; i++) {
            scaled[i] = weights[i].multiply(factor);
        }
        return new Distribution(outcomes, scaled, total.multiply(factor));
    }

    /** The same outcomes over another total, which need not be the sum. */
    Distribution over(BigInteger otherTotal) {
        return new Distribution(outcomes, weights, otherTotal);
    }

    /** What each outcome becomes under a function that never falls, or never rises. */
    Distribution monotone(LongUnaryOperator function) {
        int size = outcomes.length;
        boolean falls = size > 1 && function.applyAsLong(outcomes[0]) > function.applyAsLong(outcomes[size - 1]);
        long[] becomes = new long[size];
        BigInteger[] merged = new BigInteger[size];
        int many = 0;
        for (int i = 0; i < size; i++) {
            int from = falls ? size - 1 - i : i;
            long value = function.applyAsLong(outcomes[from]);
            if (many > 0 && becomes[many - 1] == value) {
                merged[many - 1] = merged[many - 1].add(weights[from]);
            } else {
                becomes[many] = value;
                merged[many++] = weights[from];
            }
        }
        return new Distribution(Arrays.copyOf(becomes, many), Arrays.copyOf(merged, many), total);
    }

    /** What each outcome becomes under any function. */
    Distribution mapped(LongUnaryOperator function) {
        boolean rises = true;
        for (int i = 1; i < outcomes.length && rises; i++) {
            rises = function.applyAsLong(outcomes[i - 1]) <= function.applyAsLong(outcomes[i]);
        }
        if (rises) {
            return monotone(function);
        }
        Map<Long, BigInteger> sums = new TreeMap<>();
        for (int i = 0; i < outcomes.length; i++) {
            sums.merge(function.applyAsLong(outcomes[i]), weights[i], BigInteger::add);
        }
        return of(sums, total);
    }

    /** The outcomes that meet a condition, over the same total. */
    Distribution only(LongPredicate wanted) {
        int many = 0;
        long[] left = new long[outcomes.length];
        BigInteger[] kept = new BigInteger[outcomes.length];
        for (int i = 0; i < outcomes.length; i++) {
            if (wanted.test(outcomes[i])) {
                left[many] = outcomes[i];
                kept[many++] = weights[i];
            }
        }
        return new Distribution(Arrays.copyOf(left, many), Arrays.copyOf(kept, many), total);
    }

    /** The same odds in the smallest numbers. */
    Distribution reduced() {
        BigInteger common = total;
        for (int i = 0; i < weights.length && !common.equals(BigInteger.ONE); i++) {
            common = common.gcd(weights[i]);
        }
        if (common.equals(BigInteger.ONE)) {
            return this;
        }
        BigInteger[] smaller = new BigInteger[weights.length];
        for (int i = 0; i < smaller.length; i++) {
            smaller[i] = weights[i].divide(common);
        }
        return new Distribution(outcomes, smaller, total.divide(common));
    }

    /** The weights divided by their greatest common divisor, in the order of the outcomes. */
    public BigInteger[] lowestWeights() {
        BigInteger common = BigInteger.ZERO;
        for (BigInteger weight : weights) {
            common = common.gcd(weight);
            if (common.equals(BigInteger.ONE)) {
                return weights.clone();
            }
        }
        BigInteger divisor = common;
        return Arrays.stream(weights).map(weight -> weight.divide(divisor)).toArray(BigInteger[]::new);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < outcomes.length; i++) {
            text.append(outcomes[i]).append(':').append(weights[i]).append(' ');
        }
        return text.append("of ").append(total).toString();
    }
}
