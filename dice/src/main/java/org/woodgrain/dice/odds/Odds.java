package org.woodgrain.dice.odds;

import java.util.List;
import java.util.Optional;
import org.woodgrain.dice.language.DiceExpression;
import org.woodgrain.dice.language.Node;

/** The odds of an expression: exact where exactness is possible, else estimated; the kind of answer tells which. */
public sealed interface Odds {

    /**
     * Exact odds of an expression that comes to one number.
     *
     * @param distribution the outcomes and their weights
     * @param depth the most dice of an exploding chain that were followed; 0 if nothing explodes
     */
    record Exact(Distribution distribution, int depth) implements Odds {}

    /**
     * Exact odds of an expression that is repeated.
     *
     * @param each what each of the repeats can be
     * @param times how often it is repeated
     * @param depth the most dice of an exploding chain that were followed; 0 if nothing explodes
     */
    record Repeated(Distribution each, int times, int depth) implements Odds {
        /** The lowest of them, the second lowest and so on; empty if they are too many. */
        public List<Distribution> sorted() {
            try {
                return Ranks.of(each, times);
            } catch (TooLarge tooMany) {
                return List.of();
            }
        }

        /** All of them together, each set sorted; empty if there are too many sets to list. */
        public Optional<Tuples> tuples() {
            return Tuples.of(each, times);
        }
    }

    /**
     * Odds that were estimated by throwing the dice.
     *
     * @param reason why they are not exact
     * @param sample how often each outcome came
     * @param times how often the expression is repeated; the sample is of each repeat by itself
     */
    record Estimated(String reason, Distribution sample, int times) implements Odds {
        /** How often the dice were thrown. */
        public long tries() {
            return sample.total().longValueExact();
        }

        /** Where the chance of a number or more lies. */
        public Interval atLeast(long number) {
            return Interval.ofChance(
                    sample.weightOf(outcome -> outcome >= number).longValueExact(), tries());
        }

        /** Where the mean lies. */
        public Interval mean() {
            return Interval.ofMean(sample.mean().doubleValue(), sample.deviation(), (double) tries());
        }
    }

    /**
     * The odds of an expression.
     *
     * @throws OddsException if it has none, as it may divide by zero
     */
    static Odds of(DiceExpression expression) {
        return of(expression, 0);
    }

    /**
     * The odds of an expression whose exploding chains are followed for so many dice at most.
     *
     * @param expression what is thrown
     * @param wanted dice of a chain, 1 to 100; 0 to follow each until what is beyond is rarer than one in a million
     *     millions
     * @throws OddsException if it has none, as it may divide by zero
     */
    static Odds of(DiceExpression expression, int wanted) {
        Node root = expression.root();
        while (root instanceof Node.Enclosed enclosed) {
            root = enclosed.of();
        }
        int times = root instanceof Node.Repeat repeat ? repeat.times() : 1;
        Effort effort = new Effort(wanted);
        Reckoner reckoner = new Reckoner(effort);
        try {
            return root instanceof Node.Repeat repeat
                    ? new Repeated(reckoner.of(repeat.of()).reduced(), times, effort.followed())
                    : new Exact(reckoner.of(root).reduced(), effort.followed());
        } catch (TooLarge tooLarge) {
            return Estimates.of(expression, String.valueOf(tooLarge.getMessage()), times);
        }
    }
}
