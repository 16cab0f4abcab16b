package org.woodgrain.dice.odds;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * Polynomials as single large numbers (Kronecker's substitution): coefficients lie side by side in slots so wide that no
 * sum runs over, and to multiply two polynomials is to multiply two numbers.
 */
final class Packing {
    /** The most bits of one packed polynomial. */
    static final long ROOM = 400_000_000L;

    private final int width;

    /** Slots for coefficients that never exceed a number. */
    Packing(BigInteger most) {
        this.width = Math.max(1, Math.ceilDiv(most.bitLength(), Integer.SIZE)) * Integer.SIZE;
    }

    /** The bits of so many slots. */
    long bits(long slots) {
        return Math.multiplyHigh(slots, width) == 0 ? slots * width : Long.MAX_VALUE;
    }

    /** About how many nanoseconds it takes to multiply two polynomials to so many bits; the rate was measured. */
    double work(long bits) {
        return bits > ROOM ? Double.MAX_VALUE : 10 * Math.pow(bits / 32.0, 1.465);
    }

    /** A distribution of which the least outcome lies in a slot and the others every {@code stride} outcomes further. */
    BigInteger pack(Distribution distribution, long least, long stride) {
        if (distribution.size() == 0) {
            return BigInteger.ZERO;
        }
        int slots = (int) ((distribution.most() - least) / stride) + 1;
        int bytes = width / Byte.SIZE;
        byte[] packed = new byte[slots * bytes];
        for (int i = 0; i < distribution.size(); i++) {
            byte[] weight = distribution.weight(i).toByteArray();
            int slot = (int) ((distribution.outcome(i) - least) / stride);
            int skipped = weight[0] == 0 ? 1 : 0;
            int length = weight.length - skipped;
            System.arraycopy(weight, skipped, packed, packed.length - slot * bytes - length, length);
        }
        return new BigInteger(1, packed);
    }

    /** The way back. */
    Distribution unpack(BigInteger packed, long least, long stride, BigInteger total) {
        byte[] digits = packed.toByteArray();
        int bytes = width / Byte.SIZE;
        int slots = Math.ceilDiv(digits.length, bytes);
        long[] outcomes = new long[slots];
        BigInteger[] weights = new BigInteger[slots];
        int many = 0;
        for (int slot = 0; slot < slots; slot++) {
            int end = digits.length - slot * bytes;
            int start = Math.max(0, end - bytes);
            BigInteger weight = new BigInteger(1, digits, start, end - start);
            if (weight.signum() != 0) {
                outcomes[many] = least + slot * stride;
                weights[many++] = weight;
            }
        }
        return new Distribution(Arrays.copyOf(outcomes, many), Arrays.copyOf(weights, many), total);
    }

    /** A polynomial times a power of its variable. */
    BigInteger moved(BigInteger packed, long slots) {
        return packed.shiftLeft(Math.toIntExact(slots * width));
    }

    /** A polynomial times {@code 1 + x + ... }, so many terms in all; by doubling. */
    BigInteger timesRun(BigInteger packed, int terms) {
        BigInteger sum = packed;
        int many = 1;
        for (int bit = Integer.highestOneBit(terms) >>> 1; bit > 0; bit >>>= 1) {
            sum = sum.add(moved(sum, many));
            many *= 2;
            if ((terms & bit) != 0) {
                sum = sum.add(moved(packed, many));
                many++;
            }
        }
        return sum;
    }
}
