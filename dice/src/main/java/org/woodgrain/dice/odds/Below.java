package org.woodgrain.dice.odds;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * How likely an amount that is put together from independent parts stays below a limit; exact, and quick even where the
 * whole amount could be anything, as what lies at the limit or above it is not told apart.
 */
public final class Below {
    private final long limit;
    /** The amounts below the limit; their weights lack what is not below it. */
    private final Distribution low;

    /** How much the amount, and those that are put together from it, may cost. */
    private final Effort effort;

    private Below(long limit, Distribution low, Effort effort) {
        this.limit = limit;
        this.low = low;
        this.effort = effort;
    }

    /**
     * An amount by itself.
     *
     * @param amount nowhere negative
     * @param limit at least 1
     */
    public static Below of(Distribution amount, long limit) {
        if (amount.size() > 0 && amount.least() < 0) {
            throw new OddsException("an amount is nowhere negative, and this may be " + amount.least());
        }
        return new Below(limit, amount.only(each -> each < limit).reduced(), new Effort(0));
    }

    /** Nothing at all; all that is added to it may together take about a second. */
    public static Below nothing(long limit) {
        return new Below(limit, Distribution.constant(0), new Effort(0));
    }

    /**
     * Both amounts together.
     *
     * @throws OddsException if all that was added to the first so far takes too long
     */
    public Below plus(Below other) {
        if (low.size() == 0 || other.low.size() == 0) {
            return new Below(limit, Distribution.of(Map.of(), BigInteger.ONE), effort);
        }
        try {
            return new Below(
                    limit,
                    Sums.sum(low, other.low, effort).only(each -> each < limit).reduced(),
                    effort);
        } catch (TooLarge tooLarge) {
            throw new OddsException("the amount has too many outcomes below " + limit);
        }
    }

    /**
     * One of several amounts, by the number that is thrown.
     *
     * @param number places in the list
     * @param amounts one for each number that can be thrown, under the same limit
     * @throws OddsException if that takes too long
     */
    public static Below one(Distribution number, List<Below> amounts) {
        Below first = amounts.getFirst();
        List<BigInteger> chances = new ArrayList<>();
        List<Distribution> chosen = new ArrayList<>();
        for (int i = 0; i < number.size(); i++) {
            chances.add(number.weight(i));
            chosen.add(amounts.get((int) number.outcome(i)).low);
        }
        try {
            return new Below(
                    first.limit,
                    Mixtures.of(chances, number.total(), chosen, first.effort).reduced(),
                    first.effort);
        } catch (TooLarge tooLarge) {
            throw new OddsException("one of so many amounts takes too many steps");
        }
    }

    /** The chance of staying below the limit. */
    public Fraction chance() {
        return chance(limit);
    }

    /** The chance of staying below another number, at most the limit. */
    public Fraction chance(long number) {
        if (number > limit) {
            throw new IllegalArgumentException(number + " is above the limit of " + limit);
        }
        return new Fraction(low.weightOf(each -> each < number), low.total());
    }
}
