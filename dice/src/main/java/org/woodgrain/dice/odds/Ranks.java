package org.woodgrain.dice.odds;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;

/** The lowest, the second lowest and so on of several numbers thrown alike. */
final class Ranks {
    private static final long MOST_WORK = 200_000_000;

    private Ranks() {}

    /** Each of them, from the lowest to the highest. */
    static List<Distribution> of(Distribution each, int times) {
        BigInteger total = each.total().pow(times);
        double work = (double) each.size() * times * (total.bitLength() / 64 + 8);
        if (work > MOST_WORK) {
            throw new TooLarge("sorting " + times + " numbers takes too many steps");
        }
        BigInteger[] choose = Keeping.binomials(times);
        BigInteger covered = each.covered();
        BigInteger[][] reached = new BigInteger[times][each.size()];
        BigInteger below = BigInteger.ZERO;
        for (int i = 0; i < each.size(); i++) {
            below = below.add(each.weight(i));
            BigInteger[] belows = Keeping.powers(below, times);
            BigInteger[] aboves = Keeping.powers(covered.subtract(below), times);
            BigInteger enough = BigInteger.ZERO;
            // the number at a rank is at most this if so many or more of all are
            for (int many = times; many >= 1; many--) {
                enough = enough.add(choose[many].multiply(belows[many]).multiply(aboves[times - many]));
                reached[many - 1][i] = enough;
            }
        }
        return Arrays.stream(reached).map(rank -> ranked(each, rank, total)).toList();
    }

    private static Distribution ranked(Distribution each, BigInteger[] reached, BigInteger total) {
        long[] outcomes = new long[reached.length];
        BigInteger[] weights = new BigInteger[reached.length];
        BigInteger before = BigInteger.ZERO;
        for (int i = 0; i < reached.length; i++) {
            outcomes[i] = each.outcome(i);
            weights[i] = reached[i].subtract(before);
            before = reached[i];
        }
        return new Distribution(outcomes, weights, total);
    }
}
