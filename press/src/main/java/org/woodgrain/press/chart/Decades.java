package org.woodgrain.press.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A scale on which equal steps are equal ratios, with marks at 1, 2 and 5 of each power of ten.
 *
 * @param least the lower end, above 0
 * @param most the upper end, above the lower
 */
record Decades(double least, double most) {
    private static final int[] ROUND = {1, 2, 5};
    private static final int TEN = 10;

    /** The scale with marks at both ends that holds everything between two numbers. */
    static Decades holding(double least, double most) {
        double from = 1;
        double to = 1;
        for (double mark : marks(-6, 6)) {
            if (mark <= least) {
                from = mark;
            }
        }
        for (double mark : marks(-6, 6).reversed()) {
            if (mark >= most) {
                to = mark;
            }
        }
        return new Decades(from, to > from ? to : from * TEN);
    }

    private static List<Double> marks(int from, int to) {
        List<Double> marks = new ArrayList<>();
        for (int power = from; power <= to; power++) {
            for (int round : ROUND) {
                marks.add(power < 0 ? round / Math.pow(TEN, -power) : round * Math.pow(TEN, power));
            }
        }
        return marks;
    }

    List<Double> marks() {
        return marks(-6, 6).stream()
                .filter(mark -> mark >= least && mark <= most)
                .toList();
    }

    /** Where a number lies, from 0 at the lower end to 1 at the upper. */
    double part(double number) {
        return Math.clamp(Math.log(number / least) / Math.log(most / least), 0, 1);
    }

    static String label(double mark) {
        return mark >= 1 ? String.format(Locale.ROOT, "%.0f", mark) : Drawing.number(mark);
    }
}
