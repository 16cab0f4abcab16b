package org.woodgrain.dice.odds;

/** How likely something is: exactly, or as near as many throws tell; the kind of answer tells which. */
public sealed interface Likelihood {

    /** An exact chance. */
    record Exact(Fraction chance) implements Likelihood {
        @Override
        public double about() {
            return chance.doubleValue();
        }
    }

    /**
     * A chance estimated by throwing the dice.
     *
     * @param came how often it came up
     * @param tries how often the dice were thrown, at least 1
     */
    record Estimated(long came, long tries) implements Likelihood {
        /** Where the chance lies. */
        public Interval interval() {
            return Interval.ofChance(came, tries);
        }

        @Override
        public double about() {
            return (double) came / tries;
        }
    }

    /** The chance as a number from 0 to 1. */
    double about();
}
