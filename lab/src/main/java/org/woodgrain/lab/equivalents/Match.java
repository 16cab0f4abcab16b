package org.woodgrain.lab.equivalents;

import org.woodgrain.dice.odds.Interval;

/** How many fighters of one level win half of their fights against one monster. */
public sealed interface Match {
    int level();

    /** The number, or the bound beyond which it lies. */
    double number();

    /**
     * Between two whole numbers of fighters; or of monsters whom one fighter meets, if he is worth more than one.
     *
     * @param number of fighters; 0.5 if one of them is worth two monsters
     * @param interval where it lies, missed once in twenty times
     * @param below what was fought on the weaker side of it
     * @param above what was fought on the stronger side of it
     */
    record Found(int level, double number, Interval interval, Tried below, Tried above) implements Match {}

    /** Not even so many fighters win half of their fights. */
    record Over(int level, int most) implements Match {
        @Override
        public double number() {
            return most;
        }
    }

    /** One fighter wins more than half of his fights even against so many monsters. */
    record Under(int level, int most) implements Match {
        @Override
        public double number() {
            return 1.0 / most;
        }
    }

    /**
     * What was fought.
     *
     * @param fighters how many of them
     * @param monsters against how many
     * @param chance that the fighters win; a fight that nobody wins counts half
     */
    record Tried(int fighters, int monsters, double chance) {}
}
