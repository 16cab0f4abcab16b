package org.woodgrain.press.odds;

import java.util.List;
import org.woodgrain.dice.odds.Distribution;

/**
 * Where outcomes lie on the scale of a chart.
 *
 * @param least the first outcome shown
 * @param stride outcomes lie so far apart
 * @param several so many outcomes share a bar
 * @param size how many bars there are
 */
record Plot(long least, long stride, long several, int size) {
    /** What is rarer than this part of the likeliest is not worth its room. */
    private static final double WORTH = 2e-5;

    /** A scale for some distributions, of at most so many bars. */
    static Plot of(List<Distribution> all, int bars) {
        long least = Long.MAX_VALUE;
        long most = Long.MIN_VALUE;
        long stride = 0;
        for (Distribution odds : all) {
            double likeliest = 0;
            for (int i = 0; i < odds.size(); i++) {
                likeliest = Math.max(likeliest, odds.share(i));
            }
            boolean crowded = odds.size() > bars / 2;
            long before = 0;
            boolean first = true;
            for (int i = 0; i < odds.size(); i++) {
                if (crowded && odds.share(i) < likeliest * WORTH) {
                    continue;
                }
                least = Math.min(least, odds.outcome(i));
                most = Math.max(most, odds.outcome(i));
                stride = first ? stride : gcd(odds.outcome(i) - before, stride);
                before = odds.outcome(i);
                first = false;
            }
        }
        for (Distribution odds : all) {
            stride = gcd(Math.abs(odds.least() - least), stride);
        }
        stride = Math.max(1, stride);
        long places = (most - least) / stride + 1;
        long several = Math.ceilDiv(places, bars);
        return new Plot(least, stride, several, (int) Math.ceilDiv(places, several));
    }

    private static long gcd(long one, long other) {
        return other == 0 ? one : gcd(other, one % other);
    }

    /** The chances of all bars. */
    double[] bars(Distribution odds) {
        double[] bars = new double[size];
        for (int i = 0; i < odds.size(); i++) {
            long place = Math.floorDiv(odds.outcome(i) - least, stride * several);
            if (place >= 0 && place < size) {
                bars[(int) place] += odds.share(i);
            }
        }
        return bars;
    }

    /** The outcome with which a bar begins. */
    long outcome(int bar) {
        return least + bar * stride * several;
    }

    /** What a bar stands for. */
    String label(int bar) {
        return several == 1 ? Long.toString(outcome(bar)) : outcome(bar) + " to " + (outcome(bar + 1) - stride);
    }

    /** The last outcome shown. */
    long most() {
        return outcome(size) - stride;
    }

    /** The most signs of an outcome. */
    int longest() {
        return Math.max(Long.toString(least).length(), Long.toString(most()).length());
    }
}
