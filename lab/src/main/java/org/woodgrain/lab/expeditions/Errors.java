package org.woodgrain.lab.expeditions;

/**
 * How many standard errors an interval reaches to either side, so that it is missed once in twenty times.
 *
 * <p>An error that is itself reckoned from a few campaigns is often too small by chance, so that few campaigns need more
 * of them (after Student): 12.7 for two campaigns, 2.4 for eight, 1.98 for a hundred.
 */
final class Errors {
    /** Of so many that their error is known. */
    static final double MANY = 1.959964;

    private static final double OF_TWO = 12.706205;
    private static final double OF_THREE = 4.302653;
    private static final int THREE = 3;

    private Errors() {}

    /** Standard errors to either side where so many campaigns were played. */
    static double reach(int campaigns) {
        if (campaigns < 2) {
            return Double.NaN;
        }
        if (campaigns <= THREE) {
            return campaigns < THREE ? OF_TWO : OF_THREE;
        }
        // the expansion of Student's quantile about the normal one, good to a part in seven hundred from four campaigns
        // on
        double z = MANY;
        double square = z * z;
        double share = 1.0 / (campaigns - 1);
        double one = z * (square + 1) / 4;
        double two = z * ((5 * square + 16) * square + 3) / 96;
        double three = z * (((3 * square + 19) * square + 17) * square - 15) / 384;
        return z + share * (one + share * (two + share * three));
    }
}
