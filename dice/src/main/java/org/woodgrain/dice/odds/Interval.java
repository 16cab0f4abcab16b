package org.woodgrain.dice.odds;

/**
 * Where a number lies that was only estimated; it is missed once in twenty times.
 *
 * @param least the lower end
 * @param most the upper end
 */
public record Interval(double least, double most) {
    /** How many standard errors it reaches to either side. */
    private static final double ERRORS = 1.959964;

    /** The interval of a chance, from how often something came up (after Wilson). */
    public static Interval ofChance(long came, long tries) {
        double z = ERRORS * ERRORS;
        double share = (double) came / tries;
        double middle = (share + z / (2 * tries)) / (1 + z / tries);
        double half = ERRORS * Math.sqrt(share * (1 - share) / tries + z / (4.0 * tries * tries)) / (1 + z / tries);
        return new Interval(Math.max(0, middle - half), Math.min(1, middle + half));
    }

    /** The interval of a mean. */
    static Interval ofMean(double mean, double deviation, double tries) {
        double half = ERRORS * deviation / Math.sqrt(tries);
        return new Interval(mean - half, mean + half);
    }
}
