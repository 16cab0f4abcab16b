package org.woodgrain.dice.odds;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Map;
import org.woodgrain.dice.language.Comparison;

/** Two numbers thrown independently and held against each other. */
final class Comparing {
    private final Distribution left;
    private final Distribution right;

    /** For each place of the right: the weight of all before it; one place more than outcomes. */
    private final BigInteger[] before;

    Comparing(Distribution left, Distribution right) {
        this.left = left;
        this.right = right;
        this.before = new BigInteger[right.size() + 1];
        before[0] = BigInteger.ZERO;
        for (int i = 0; i < right.size(); i++) {
            before[i + 1] = before[i].add(right.weight(i));
        }
    }

    /** 1 where the comparison is true, else 0. */
    Distribution by(Comparison comparison) {
        BigInteger met = BigInteger.ZERO;
        BigInteger all = BigInteger.ZERO;
        int less = 0;
        int atMost = 0;
        BigInteger whole = before[right.size()];
        for (int i = 0; i < left.size(); i++) {
            while (less < right.size() && right.outcome(less) < left.outcome(i)) {
                less++;
            }
            atMost = Math.max(atMost, less);
            while (atMost < right.size() && right.outcome(atMost) <= left.outcome(i)) {
                atMost++;
            }
            BigInteger meeting = switch (comparison) {
                case AT_LEAST -> before[atMost];
                case MORE -> before[less];
                case AT_MOST -> whole.subtract(before[less]);
                case LESS -> whole.subtract(before[atMost]);
                case EQUAL -> before[atMost].subtract(before[less]);
            };
            met = met.add(left.weight(i).multiply(meeting));
            all = all.add(left.weight(i).multiply(whole));
        }
        return Distribution.of(
                Map.of(0L, all.subtract(met), 1L, met), left.total().multiply(right.total()));
    }

    /** The greater of the two. */
    Distribution greater() {
        long[] outcomes = new long[left.size() + right.size()];
        BigInteger[] weights = new BigInteger[outcomes.length];
        BigInteger lefts = BigInteger.ZERO;
        int many = 0;
        int i = 0;
        int j = 0;
        while (i < left.size() || j < right.size()) {
            boolean ofLeft = j == right.size() || (i < left.size() && left.outcome(i) <= right.outcome(j));
            boolean ofRight = i == left.size() || (j < right.size() && right.outcome(j) <= left.outcome(i));
            BigInteger weight = ofRight ? right.weight(j).multiply(lefts) : BigInteger.ZERO;
            outcomes[many] = ofLeft ? left.outcome(i) : right.outcome(j);
            j += ofRight ? 1 : 0;
            if (ofLeft) {
                weight = weight.add(left.weight(i).multiply(before[j]));
                lefts = lefts.add(left.weight(i));
                i++;
            }
            weights[many] = weight;
            many += weight.signum() == 0 ? 0 : 1;
        }
        return new Distribution(
                Arrays.copyOf(outcomes, many),
                Arrays.copyOf(weights, many),
                left.total().multiply(right.total()));
    }
}
