package org.woodgrain.dice.odds;

import java.math.BigInteger;
import java.util.function.LongUnaryOperator;
import org.woodgrain.dice.language.Condition;
import org.woodgrain.dice.language.DiceLimits;

/** Dice that explode: a chain goes on as long as the last die does. */
final class Chains {
    /** Chains are followed until what is beyond is rarer than this. */
    private static final double RARE = 1e-12;

    private final Distribution die;
    private final Distribution exploding;
    private final Distribution ending;
    private final int less;
    private final int depth;

    /**
     * Chains of one die.
     *
     * @param die what it shows
     * @param when which of that explodes
     * @param less what each further die counts less
     * @param wanted how many dice to follow at most; 0 to follow them until the rest is rarer than one in a million
     *     millions
     */
    Chains(Distribution die, Condition when, int less, int wanted) {
        this.die = die;
        this.exploding = die.only(when::holds);
        this.ending = die.only(value -> !when.holds(value));
        this.less = less;
        this.depth = wanted > 0 ? Math.min(wanted, DiceLimits.CHAIN) : usual();
    }

    private int usual() {
        if (exploding.size() == 0) {
            return 1;
        }
        double chance = new Fraction(exploding.covered(), die.total()).doubleValue();
        return (int) Math.min(DiceLimits.CHAIN, Math.max(1, Math.ceil(Math.log(RARE) / Math.log(chance))));
    }

    /** How many dice of a chain are followed. */
    int depth() {
        return depth;
    }

    /** The sum over the chain of what each of its dice counts for. */
    Distribution sum(LongUnaryOperator counts, Effort effort) {
        Distribution firstOn = exploding.mapped(counts);
        Distribution firstEnd = ending.mapped(counts);
        Distribution on = exploding.mapped(value -> counts.applyAsLong(value - less));
        Distribution end = ending.mapped(value -> counts.applyAsLong(value - less));
        BigInteger total = die.total();
        Distribution sum = firstEnd;
        Distribution chain = firstOn;
        for (int dice = 2; dice <= depth; dice++) {
            if (chain.size() == 0) {
                break;
            }
            effort.spend(
                    sum.size() * (200 + total.bitLength() * dice / 8.0), "chains of so many faces take too many steps");
            sum = Mixtures.both(sum.scaled(total), Sums.sum(chain, end, effort));
            chain = Sums.sum(chain, on, effort);
        }
        return sum;
    }
}
