package org.woodgrain.dice.odds;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.FastDice;

/**
 * All that some code which throws dice can come to, and how likely each outcome is.
 *
 * <p>The code is run once for every way in which its dice can fall, so that the odds are exact and are those of that
 * very code. Where the ways are too many it is run with many throws instead, always the same, and the odds are estimated.
 *
 * @param <T> what the code comes to; told apart by {@code equals}
 */
public final class Outcomes<T> {
    /** So many ways are gone through at most. */
    public static final int MOST_WAYS = 1_000_000;

    private static final int TRIES = 200_000;
    private static final long SEED = 1974;

    private final Map<T, BigInteger> weights;
    private final BigInteger total;
    private final boolean exact;

    private Outcomes(Map<T, BigInteger> weights, BigInteger total, boolean exact) {
        this.weights = Collections.unmodifiableMap(weights);
        this.total = total;
        this.exact = exact;
    }

    /** The outcomes of code, which does the same whenever the same dice fall. */
    public static <T> Outcomes<T> of(Function<Dice, T> code) {
        return of(code, MOST_WAYS);
    }

    /**
     * The outcomes of code.
     *
     * @param most ways that are gone through; if there are more, the odds are estimated
     */
    public static <T> Outcomes<T> of(Function<Dice, T> code, int most) {
        EveryFall dice = new EveryFall();
        Map<T, Map<BigInteger, Integer>> came = new LinkedHashMap<>();
        int gone = 0;
        do {
            if (++gone > most) {
                return estimated(code);
            }
            T outcome = code.apply(dice);
            came.computeIfAbsent(outcome, any -> new HashMap<>()).merge(dice.ways(), 1, Integer::sum);
        } while (dice.next());
        return exactly(came);
    }

    private static <T> Outcomes<T> exactly(Map<T, Map<BigInteger, Integer>> came) {
        BigInteger total = BigInteger.ONE;
        for (Map<BigInteger, Integer> each : came.values()) {
            for (BigInteger ways : each.keySet()) {
                total = total.divide(total.gcd(ways)).multiply(ways);
            }
        }
        Map<T, BigInteger> weights = new LinkedHashMap<>();
        for (Map.Entry<T, Map<BigInteger, Integer>> entry : came.entrySet()) {
            BigInteger weight = BigInteger.ZERO;
            for (Map.Entry<BigInteger, Integer> times : entry.getValue().entrySet()) {
                weight = weight.add(total.divide(times.getKey()).multiply(BigInteger.valueOf(times.getValue())));
            }
            weights.put(entry.getKey(), weight);
        }
        return new Outcomes<>(weights, total, true);
    }

    private static <T> Outcomes<T> estimated(Function<Dice, T> code) {
        Dice dice = FastDice.seeded(SEED);
        Map<T, BigInteger> came = new LinkedHashMap<>();
        for (int i = 0; i < TRIES; i++) {
            came.merge(code.apply(dice), BigInteger.ONE, BigInteger::add);
        }
        return new Outcomes<>(came, BigInteger.valueOf(TRIES), false);
    }

    /** Whether the odds are exact; else they are estimated. */
    public boolean exact() {
        return exact;
    }

    /** What the code can come to, in the order in which the first of the dice fall; of an estimate what came. */
    public List<T> possible() {
        return new ArrayList<>(weights.keySet());
    }

    /** How likely one outcome is. */
    public Likelihood of(T outcome) {
        return likelihood(weights.getOrDefault(outcome, BigInteger.ZERO));
    }

    /** How likely an outcome of some sort is. */
    public Likelihood chance(Predicate<? super T> wanted) {
        BigInteger sum = BigInteger.ZERO;
        for (Map.Entry<T, BigInteger> entry : weights.entrySet()) {
            if (wanted.test(entry.getKey())) {
                sum = sum.add(entry.getValue());
            }
        }
        return likelihood(sum);
    }

    private Likelihood likelihood(BigInteger weight) {
        return exact
                ? new Likelihood.Exact(new Fraction(weight, total))
                : new Likelihood.Estimated(weight.longValueExact(), total.longValueExact());
    }

    /** The distribution of a number that each outcome has; of an estimate the sample. */
    public Distribution distribution(ToLongFunction<? super T> number) {
        Map<Long, BigInteger> sums = new HashMap<>();
        weights.forEach((outcome, weight) -> sums.merge(number.applyAsLong(outcome), weight, BigInteger::add));
        return Distribution.of(sums, total).reduced();
    }
}
