package org.woodgrain.dice.odds;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** Sums of numbers that are thrown independently. */
final class Sums {
    private static final long FEW_PAIRS = 2_048;

    /** The places of a row of sums, at the most and for each pair. */
    private static final long LONGEST_ROW = 1 << 22;

    private static final long SPARSE = 16;

    private Sums() {}

    /** One number added to another. */
    static Distribution sum(Distribution one, Distribution other, Effort effort) {
        if (one.size() == 0 || other.size() == 0) {
            return Distribution.of(Map.of(), one.total().multiply(other.total()));
        }
        if (other.size() == 1 && other.total().equals(other.weight(0))) {
            return one.shifted(other.least());
        }
        if (one.size() == 1 && one.total().equals(one.weight(0))) {
            return other.shifted(one.least());
        }
        if (one.size() == 1 || other.size() == 1) {
            Distribution many = one.size() == 1 ? other : one;
            Distribution single = one.size() == 1 ? one : other;
            return many.shifted(single.least())
                    .scaled(single.weight(0))
                    .over(one.total().multiply(other.total()));
        }
        long pairs = (long) one.size() * other.size();
        BigInteger total = one.total().multiply(other.total());
        long stride = Distribution.gcd(one.stride(), other.stride());
        Packing packing = new Packing(total);
        long slots = (one.most() - one.least() + other.most() - other.least()) / stride + 1;
        double work = packing.work(packing.bits(slots));
        double pairing = pairs * (150.0 + total.bitLength() / 16.0);
        effort.spend(Math.min(pairing, work), "the sum has too many outcomes");
        if (pairs <= FEW_PAIRS || pairing < work) {
            return paired(one, other, total, slots, stride);
        }
        BigInteger product =
                packing.pack(one, one.least(), stride).multiply(packing.pack(other, other.least(), stride));
        return packing.unpack(product, one.least() + other.least(), stride, total);
    }

    /** Each pair by itself, laid into a row if that is not too long. */
    private static Distribution paired(
            Distribution one, Distribution other, BigInteger total, long slots, long stride) {
        if (slots > Math.min(LONGEST_ROW, SPARSE * one.size() * other.size())) {
            return mapped(one, other, total);
        }
        return total.bitLength() < Long.SIZE
                ? small(one, other, total, new long[(int) slots], stride)
                : large(one, other, total, new BigInteger[(int) slots], stride);
    }

    private static Distribution mapped(Distribution one, Distribution other, BigInteger total) {
        Map<Long, BigInteger> sums = new HashMap<>();
        for (int i = 0; i < one.size(); i++) {
            for (int j = 0; j < other.size(); j++) {
                sums.merge(one.outcome(i) + other.outcome(j), one.weight(i).multiply(other.weight(j)), BigInteger::add);
            }
        }
        return Distribution.of(sums, total);
    }

    /** No weight is more than the total, so that none runs over. */
    private static Distribution small(Distribution one, Distribution other, BigInteger total, long[] row, long stride) {
        long[] weights = new long[other.size()];
        for (int j = 0; j < weights.length; j++) {
            weights[j] = other.weight(j).longValueExact();
        }
        for (int i = 0; i < one.size(); i++) {
            long weight = one.weight(i).longValueExact();
            long from = one.outcome(i) - one.least() - other.least();
            for (int j = 0; j < weights.length; j++) {
                row[(int) ((from + other.outcome(j)) / stride)] += weight * weights[j];
            }
        }
        BigInteger[] sums = new BigInteger[row.length];
        for (int i = 0; i < row.length; i++) {
            sums[i] = BigInteger.valueOf(row[i]);
        }
        return laid(sums, BigInteger.ONE, one.least() + other.least(), stride, total);
    }

    private static Distribution large(
            Distribution one, Distribution other, BigInteger total, BigInteger[] row, long stride) {
        Arrays.fill(row, BigInteger.ZERO);
        for (int i = 0; i < one.size(); i++) {
            BigInteger weight = one.weight(i);
            long from = one.outcome(i) - one.least() - other.least();
            for (int j = 0; j < other.size(); j++) {
                int at = (int) ((from + other.outcome(j)) / stride);
                row[at] = row[at].add(weight.multiply(other.weight(j)));
            }
        }
        return laid(row, BigInteger.ONE, one.least() + other.least(), stride, total);
    }

    /** The sum of so many alike. */
    static Distribution power(Distribution one, int times, Effort effort) {
        if (times == 0) {
            return Distribution.constant(0);
        }
        if (times == 1 || one.size() == 0) {
            return times == 1 ? one : one.over(one.total().pow(times));
        }
        BigInteger total = one.total().pow(times);
        long stride = one.stride();
        long degree = (one.most() - one.least()) / stride;
        Packing packing = new Packing(total);
        long bits = packing.bits(degree * times + 1);
        boolean run = isRun(one, degree);
        double recurring = recurring(one, degree * times, total);
        double running = bits > Packing.ROOM ? Double.MAX_VALUE : bits / 64.0 * 3 + degree * times * 300.0;
        effort.spend(
                run ? running : Math.min(recurring, packing.work(bits)),
                "the sum of " + times + " has too many outcomes");
        if (run) {
            BigInteger[] weights = runs((int) degree + 1, times);
            return laid(weights, one.weight(0).pow(times), one.least() * times, stride, total);
        }
        if (recurring < packing.work(bits)) {
            return laid(miller(one, stride, (int) degree, times), BigInteger.ONE, one.least() * times, stride, total);
        }
        return packing.unpack(packing.pack(one, one.least(), stride).pow(times), one.least() * times, stride, total);
    }

    /** About how many nanoseconds the recurrence takes. */
    private static double recurring(Distribution one, long degree, BigInteger total) {
        int largest = 0;
        for (int i = 0; i < one.size(); i++) {
            largest = Math.max(largest, one.weight(i).bitLength());
        }
        // a table of its weights has to find room
        if (degree > Integer.MAX_VALUE / 8) {
            return Double.MAX_VALUE;
        }
        double words = (total.bitLength() / 64.0 + 1) * (largest / 32 + 2);
        return (double) degree * one.size() * (words + 80);
    }

    private static boolean isRun(Distribution one, long degree) {
        if (one.size() != degree + 1) {
            return false;
        }
        for (int i = 1; i < one.size(); i++) {
            if (!one.weight(i).equals(one.weight(0))) {
                return false;
            }
        }
        return true;
    }

    private static Distribution laid(
            BigInteger[] weights, BigInteger factor, long least, long stride, BigInteger total) {
        int many = 0;
        long[] outcomes = new long[weights.length];
        BigInteger[] kept = new BigInteger[weights.length];
        boolean plain = factor.equals(BigInteger.ONE);
        for (int i = 0; i < weights.length; i++) {
            if (weights[i].signum() != 0) {
                outcomes[many] = least + i * stride;
                kept[many++] = plain ? weights[i] : weights[i].multiply(factor);
            }
        }
        return new Distribution(Arrays.copyOf(outcomes, many), Arrays.copyOf(kept, many), total);
    }

    /**
     * The coefficients of {@code (1 + x + ... + x^(s-1))^n}, by the recurrence that follows from the derivative of its
     * logarithm; one half mirrors the other.
     */
    static BigInteger[] runs(int s, int n) {
        int degree = (s - 1) * n;
        BigInteger[] p = new BigInteger[degree + 1];
        p[0] = BigInteger.ONE;
        for (int k = 0; k < degree / 2; k++) {
            BigInteger next = times(p[k], (long) k + n);
            if (k - s + 1 >= 0) {
                next = next.add(times(p[k - s + 1], (long) k - s + 1 - (long) n * s));
            }
            if (k - s >= 0) {
                next = next.add(times(p[k - s], (long) n * (s - 1) - k + s));
            }
            p[k + 1] = next.divide(BigInteger.valueOf(k + 1L));
        }
        for (int k = degree / 2 + 1; k <= degree; k++) {
            p[k] = p[degree - k];
        }
        return p;
    }

    private static BigInteger times(BigInteger number, long by) {
        return number.multiply(BigInteger.valueOf(by));
    }

    /** The coefficients of the n-th power of a polynomial of few terms (J. C. P. Miller's recurrence). */
    private static BigInteger[] miller(Distribution one, long stride, int degree, int n) {
        int top = degree * n;
        BigInteger first = one.weight(0);
        BigInteger[] p = new BigInteger[top + 1];
        p[0] = first.pow(n);
        for (int k = 1; k <= top; k++) {
            BigInteger sum = BigInteger.ZERO;
            for (int term = 1; term < one.size(); term++) {
                int i = (int) ((one.outcome(term) - one.least()) / stride);
                if (i > k) {
                    break;
                }
                long factor = (long) i * n - (k - i);
                sum = sum.add(
                        one.weight(term).multiply(BigInteger.valueOf(factor)).multiply(p[k - i]));
            }
            p[k] = sum.divide(first.multiply(BigInteger.valueOf(k)));
        }
        return p;
    }
}
