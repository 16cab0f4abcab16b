package org.woodgrain.dice.odds;

import java.math.BigInteger;
import java.util.Map;
import java.util.TreeMap;
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
        Map<Long, BigInteger> sums = new TreeMap<>();
        Comparing turned = new Comparing(/* left= */ right, /* right= */ left);
        for (int i = 0; i < left.size(); i++) {
            sums.merge(left.outcome(i), left.weight(i).multiply(below(left.outcome(i), true)), BigInteger::add);
        }
        for (int i = 0; i < right.size(); i++) {
            sums.merge(
                    right.outcome(i), right.weight(i).multiply(turned.below(right.outcome(i), false)), BigInteger::add);
        }
        return Distribution.of(sums, left.total().multiply(right.total()));
    }

    /** The weight of the right that lies below a number, or equals it too. */
    private BigInteger below(long number, boolean orEqual) {
        int low = 0;
        int high = right.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            boolean lies = orEqual ? right.outcome(middle) <= number : right.outcome(middle) < number;
            if (lies) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return before[low];
    }
}
