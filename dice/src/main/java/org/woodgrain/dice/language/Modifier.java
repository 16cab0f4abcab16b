package org.woodgrain.dice.language;

import java.util.List;
import java.util.Optional;

/** What is done to dice that were thrown, in the order in which it is written. */
public sealed interface Modifier {

    /** Where it stands in the text, counted from 1. */
    int column();

    /** Several of them as they would be written. */
    static String written(List<Modifier> modifiers) {
        StringBuilder text = new StringBuilder();
        boolean afterExplosion = false;
        for (Modifier modifier : modifiers) {
            text.append(afterExplosion && modifier instanceof Tally ? "," : "").append(modifier);
            afterExplosion = modifier instanceof Explode;
        }
        return text.toString();
    }

    /**
     * Dice are thrown again.
     *
     * @param when which of them
     * @param once whether the second throw stands whatever it shows; else until the condition fails
     * @param column where it stands
     */
    record Reroll(Condition when, boolean once, int column) implements Modifier {
        @Override
        public String toString() {
            return (once ? "ro" : "r") + when;
        }
    }

    /**
     * A die brings another, which may bring another in its turn.
     *
     * @param when which of them; empty for the highest that the die can show
     * @param compound whether the chain is counted as one die
     * @param penetrating whether each further die counts one less
     * @param column where it stands
     */
    record Explode(Optional<Condition> when, boolean compound, boolean penetrating, int column) implements Modifier {
        /** Which dice explode, where the die so far shows this at most. */
        public Condition when(long highest) {
            return when.orElse(new Condition(Comparison.EQUAL, highest));
        }

        @Override
        public String toString() {
            return (compound ? "!!" : "!")
                    + (penetrating ? "p" : "")
                    + when.map(Condition::toString).orElse("");
        }
    }

    /**
     * Each die counts for at least, or at most, a number.
     *
     * @param least whether the number is the least, rather than the most
     * @param number the number
     * @param column where it stands
     */
    record Clamp(boolean least, long number, int column) implements Modifier {
        /** What a die counts for. */
        public long applied(long value) {
            return least ? Math.max(value, number) : Math.min(value, number);
        }

        @Override
        public String toString() {
            return (least ? "min" : "max") + number;
        }
    }

    /**
     * Some dice are kept and the others dropped.
     *
     * @param keep whether the named dice are kept, rather than dropped
     * @param highest whether the highest are named, rather than the lowest
     * @param number how many are named
     * @param column where it stands
     */
    record Pick(boolean keep, boolean highest, int number, int column) implements Modifier {
        @Override
        public String toString() {
            return (keep ? "k" : "d") + (highest ? "h" : "l") + number;
        }
    }

    /**
     * Successes are counted instead of adding the dice up.
     *
     * @param success which dice count
     * @param failure which take one away
     * @param column where it stands
     */
    record Tally(Condition success, Optional<Condition> failure, int column) implements Modifier {
        /** What a value counts for: 1, 0 or -1. */
        public int of(long value) {
            return (success.holds(value) ? 1 : 0)
                    - (failure.isPresent() && failure.get().holds(value) ? 1 : 0);
        }

        @Override
        public String toString() {
            return success + failure.map(what -> "f" + what).orElse("");
        }
    }

    /**
     * The dice of the largest set of equal ones are counted instead of adding the dice up.
     *
     * @param column where it stands
     */
    record LargestSet(int column) implements Modifier {
        @Override
        public String toString() {
            return "set";
        }
    }
}
