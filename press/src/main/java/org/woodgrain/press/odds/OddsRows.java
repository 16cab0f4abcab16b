package org.woodgrain.press.odds;

import java.io.PrintWriter;
import java.math.BigInteger;
import org.woodgrain.dice.odds.Distribution;
import org.woodgrain.dice.odds.Odds;
import org.woodgrain.dice.odds.Tuples;

/** Odds as rows of outcome and weight, the weights in their lowest terms. */
public final class OddsRows {
    private OddsRows() {}

    /** Whether all was written; false if there are too many sets of repeats to list. */
    public static boolean write(Odds odds, PrintWriter out) {
        if (odds instanceof Odds.Repeated repeated) {
            if (repeated.tuples().isEmpty()) {
                return false;
            }
            write(repeated.tuples().get(), out);
            return true;
        }
        Distribution distribution = OddsWords.distribution(odds);
        BigInteger[] weights = distribution.lowestWeights();
        for (int place = 0; place < weights.length; place++) {
            row(out, Long.toString(distribution.outcome(place)), weights[place]);
        }
        return true;
    }

    private static void write(Tuples tuples, PrintWriter out) {
        BigInteger divisor = tuples.commonDivisor();
        boolean lowest = divisor.equals(BigInteger.ONE);
        for (int place = 0; place < tuples.size(); place++) {
            BigInteger weight = tuples.weight(place);
            row(out, tuple(tuples, place), lowest ? weight : weight.divide(divisor));
        }
    }

    static String tuple(Tuples tuples, int place) {
        StringBuilder text = new StringBuilder();
        for (int number = 0; number < tuples.times(); number++) {
            text.append(number == 0 ? "" : ",").append(tuples.outcome(place, number));
        }
        return text.toString();
    }

    private static void row(PrintWriter out, String outcome, BigInteger weight) {
        out.print(outcome + "\t" + weight + "\n");
    }
}
