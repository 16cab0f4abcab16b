package org.woodgrain.dice.odds;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

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
        List<Map<Long, BigInteger>> ranks = new ArrayList<>();
        BigInteger[] before = new BigInteger[times];
        for (int rank = 0; rank < times; rank++) {
            ranks.add(new TreeMap<>());
            before[rank] = BigInteger.ZERO;
        }
        BigInteger below = BigInteger.ZERO;
        for (int i = 0; i < each.size(); i++) {
            below = below.add(each.weight(i));
            BigInteger[] belows = Keeping.powers(below, times);
            BigInteger[] aboves = Keeping.powers(covered.subtract(below), times);
            BigInteger enough = BigInteger.ZERO;
            // the number at a rank is at most this if so many or more of all are
            for (int many = times; many >= 1; many--) {
                enough = enough.add(choose[many].multiply(belows[many]).multiply(aboves[times - many]));
                ranks.get(many - 1).put(each.outcome(i), enough.subtract(before[many - 1]));
                before[many - 1] = enough;
            }
        }
        return ranks.stream().map(rank -> Distribution.of(rank, total)).toList();
    }
}
