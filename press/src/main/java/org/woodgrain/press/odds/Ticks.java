package org.woodgrain.press.odds;

import java.util.Locale;

/** Round numbers for the scales of a chart. */
final class Ticks {
    private static final double[] ROUND = {1, 2, 5, 10};

    private Ticks() {}

    /** A round step that divides so much into at most so many parts. */
    static double step(double most, int parts) {
        double raw = most / parts;
        double power = Math.pow(10, Math.floor(Math.log10(raw)));
        for (double round : ROUND) {
            if (round * power >= raw * (1 - 1e-9)) {
                return round * power;
            }
        }
        return 10 * power;
    }

    /** The next round whole number. */
    static long whole(double least) {
        return Math.max(1, Math.round(step(least, 1)));
    }

    /** A chance in hundredths with no more digits than the step needs. */
    static String percent(double chance, double step) {
        int digits = (int) Math.max(0, -Math.floor(Math.log10(step * 100) + 1e-9));
        return String.format(Locale.ROOT, "%." + digits + "f%%", chance * 100);
    }
}
