package org.woodgrain.dice;

/** Whether counted faces look like a fair die, at the one-in-a-thousand level. */
final class ChiSquare {
    private ChiSquare() {}

    /** The statistic of counts that should all be alike. */
    static double of(int[] counts) {
        long all = 0;
        for (int count : counts) {
            all += count;
        }
        double expected = (double) all / counts.length;
        double sum = 0;
        for (int count : counts) {
            sum += (count - expected) * (count - expected) / expected;
        }
        return sum;
    }

    /** What a fair die exceeds once in a thousand tests (Wilson and Hilferty's approximation). */
    static double limit(int freedom) {
        double spread = 2.0 / (9.0 * freedom);
        return freedom * Math.pow(1 - spread + 3.0902 * Math.sqrt(spread), 3);
    }
}
