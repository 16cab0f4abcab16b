package org.woodgrain.dice.odds;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;

/** One of several numbers, by chance. */
final class Mixtures {
    private Mixtures() {}

    /** Two parts of one whole, which have the same total: their weights added up. */
    static Distribution both(Distribution one, Distribution other) {
        long[] outcomes = new long[one.size() + other.size()];
        BigInteger[] weights = new BigInteger[outcomes.length];
        int many = 0;
        int i = 0;
        int j = 0;
        while (i < one.size() || j < other.size()) {
            boolean left = j == other.size() || (i < one.size() && one.outcome(i) <= other.outcome(j));
            boolean right = i == one.size() || (j < other.size() && other.outcome(j) <= one.outcome(i));
            outcomes[many] = left ? one.outcome(i) : other.outcome(j);
            weights[many++] =
                    left && right ? one.weight(i).add(other.weight(j)) : left ? one.weight(i) : other.weight(j);
            i += left ? 1 : 0;
            j += right ? 1 : 0;
        }
        return new Distribution(Arrays.copyOf(outcomes, many), Arrays.copyOf(weights, many), one.total());
    }

    /**
     * One of several numbers.
     *
     * @param chances how often which is chosen
     * @param total of these chances
     * @param numbers as many as there are chances
     */
    static Distribution of(List<BigInteger> chances, BigInteger total, List<Distribution> numbers, Effort effort) {
        BigInteger common = BigInteger.ONE;
        for (Distribution number : numbers) {
            common = common.divide(common.gcd(number.total())).multiply(number.total());
        }
        BigInteger all = total.multiply(common);
        double outcomes = numbers.stream().mapToDouble(Distribution::size).sum();
        effort.spend(outcomes * (100 + all.bitLength() / 10.0), "one of so many numbers takes too many steps");
        Distribution mixed = new Distribution(new long[0], new BigInteger[0], all);
        for (int i = 0; i < numbers.size(); i++) {
            Distribution number = numbers.get(i);
            mixed = both(
                    mixed,
                    number.scaled(chances.get(i).multiply(common.divide(number.total())))
                            .over(all));
        }
        return mixed;
    }
}
