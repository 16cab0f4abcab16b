package org.woodgrain.dice.odds;

/** What a fair throw exceeds once in ten thousand tests (Wilson and Hilferty's approximation). */
final class ChiSquareLimit {
    private ChiSquareLimit() {}

    static double of(int freedom) {
        double spread = 2.0 / (9.0 * freedom);
        return freedom * Math.pow(1 - spread + 3.719 * Math.sqrt(spread), 3);
    }
}
