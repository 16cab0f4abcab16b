package org.woodgrain.dice.odds;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import org.woodgrain.dice.language.Kept;

/** The most dice that show the same. */
final class LargestSet {
    private final Distribution die;
    private final int many;
    private final Kept kept;
    private final Effort effort;

    private LargestSet(Distribution die, int many, Kept kept, Effort effort) {
        this.die = die;
        this.many = many;
        this.kept = kept;
        this.effort = effort;
    }

    /** The largest set among the kept of so many dice alike. */
    static Distribution of(Distribution die, int many, Kept kept, Effort effort) {
        if (kept.many() == 0) {
            BigInteger covered = die.covered().pow(many);
            return new Distribution(
                    new long[] {0}, new BigInteger[] {covered}, die.total().pow(many));
        }
        LargestSet set = new LargestSet(die, many, kept, effort);
        return kept.many() == many && set.alike() ? set.alikeFaces() : set.faceByFace();
    }

    private boolean alike() {
        for (int i = 1; i < die.size(); i++) {
            if (!die.weight(i).equals(die.weight(0))) {
                return false;
            }
        }
        return true;
    }

    /** For each size: the rows of dice in which no face comes more often, found by doubling the number of faces. */
    private Distribution alikeFaces() {
        double work = (double) many * many * many * Integer.SIZE;
        check(work);
        BigInteger[][] choose = new BigInteger[many + 1][];
        for (int i = 0; i <= many; i++) {
            choose[i] = Keeping.binomials(i);
        }
        BigInteger each = die.weight(0).pow(many);
        Map<Long, BigInteger> weights = new TreeMap<>();
        BigInteger smaller = BigInteger.ZERO;
        for (int most = 1; most <= many; most++) {
            BigInteger rows = rows(most, choose);
            weights.put((long) most, rows.subtract(smaller).multiply(each));
            smaller = rows;
        }
        return Distribution.of(weights, die.total().pow(many));
    }

    private BigInteger rows(int most, BigInteger[][] choose) {
        BigInteger[] one = new BigInteger[many + 1];
        Arrays.fill(one, BigInteger.ZERO);
        Arrays.fill(one, 0, Math.min(most, many) + 1, BigInteger.ONE);
        BigInteger[] rows = one;
        for (int bit = Integer.highestOneBit(die.size()) >>> 1; bit > 0; bit >>>= 1) {
            rows = joined(rows, rows, choose);
            rows = (die.size() & bit) != 0 ? joined(rows, one, choose) : rows;
        }
        return rows[many];
    }

    /** The rows made of a row of some faces and a row of others, shuffled together. */
    private static BigInteger[] joined(BigInteger[] some, BigInteger[] others, BigInteger[][] choose) {
        BigInteger[] joined = new BigInteger[some.length];
        for (int dice = 0; dice < joined.length; dice++) {
            BigInteger sum = BigInteger.ZERO;
            for (int first = 0; first <= dice; first++) {
                if (some[first].signum() != 0 && others[dice - first].signum() != 0) {
                    sum = sum.add(some[first].multiply(others[dice - first]).multiply(choose[dice][first]));
                }
            }
            joined[dice] = sum;
        }
        return joined;
    }

    /** Face by face from the highest: how many dice have been placed, and the largest set among the kept of them. */
    private Distribution faceByFace() {
        check((double) die.size() * many * many * many);
        BigInteger[][] ways = new BigInteger[many + 1][kept.many() + 1];
        for (BigInteger[] row : ways) {
            Arrays.fill(row, BigInteger.ZERO);
        }
        ways[0][0] = BigInteger.ONE;
        for (int face = die.size() - 1; face >= 0; face--) {
            BigInteger[] weights = Keeping.powers(die.weight(face), many);
            for (int after = many; after > 0; after--) {
                for (int shown = 1; shown <= after; shown++) {
                    int before = after - shown;
                    BigInteger way = Keeping.binomials(many - before)[shown].multiply(weights[shown]);
                    int counting = Math.max(0, Math.min(after, kept.to()) - Math.max(before, kept.from()));
                    for (int set = 0; set <= kept.many(); set++) {
                        if (ways[before][set].signum() != 0) {
                            int larger = Math.max(set, counting);
                            ways[after][larger] = ways[after][larger].add(ways[before][set].multiply(way));
                        }
                    }
                }
            }
        }
        Map<Long, BigInteger> weights = new TreeMap<>();
        for (int set = 0; set <= kept.many(); set++) {
            weights.put((long) set, ways[many][set]);
        }
        return Distribution.of(weights, die.total().pow(many));
    }

    private void check(double steps) {
        effort.spend(100 * steps, "the largest set of " + many + " dice takes too many steps");
    }
}
