package org.woodgrain.lab.equivalents;

import java.util.List;
import org.woodgrain.dice.odds.Interval;
import org.woodgrain.rules.monsters.Monster;

/** What a monster is worth, measured by fighters. */
public sealed interface Worth {
    Monster monster();

    /**
     * It was measured.
     *
     * @param enchanted whether the fighters had magic weapons, since plain ones do it no harm
     * @param matches one for each level
     * @param uncounted what it can do besides that is not in the figures
     */
    record Measured(Monster monster, boolean enchanted, List<Match> matches, List<String> uncounted) implements Worth {
        public Measured {
            matches = List.copyOf(matches);
            uncounted = List.copyOf(uncounted);
        }

        /**
         * One number for all levels: the harmonic mean of level times number, which are the hit dice of fighters whom
         * the monster equals.
         */
        public double hitDice() {
            double sum = 0;
            for (Match match : matches) {
                sum += 1 / (match.level() * match.number());
            }
            return matches.size() / sum;
        }

        /** Where that lies, missed once in twenty times, as far as the fights bear it out. */
        public Interval interval() {
            double mean = hitDice();
            double variance = 0;
            for (Match match : matches) {
                if (match instanceof Match.Found found) {
                    double half = (found.interval().most() - found.interval().least()) / 2;
                    double weight = mean * mean / (matches.size() * found.level() * found.number() * found.number());
                    variance += weight * weight * half * half;
                }
            }
            double half = Math.sqrt(variance);
            return new Interval(Math.max(0, mean - half), mean + half);
        }

        /** Whether the monster is worth more than that, how much is not known. */
        public boolean more() {
            return matches.stream().anyMatch(Match.Over.class::isInstance);
        }

        /** Whether the monster is worth less than that, how much is not known. */
        public boolean less() {
            return matches.stream().anyMatch(Match.Under.class::isInstance);
        }
    }

    /**
     * It was not.
     *
     * @param reason why, as a sentence that its name begins
     */
    record Unmeasured(Monster monster, String reason) implements Worth {}
}
