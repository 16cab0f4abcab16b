package org.woodgrain.press.odds;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.woodgrain.dice.odds.Distribution;
import org.woodgrain.dice.odds.Fraction;

/**
 * Outcomes and their chances in rows; where they are many, several share a row.
 *
 * @param rows from the least outcome to the most
 */
public record OddsTable(List<Row> rows) {

    /** At the ends, what is rarer than this part of the likeliest shares one row. */
    private static final double WORTH = 1e-6;

    /**
     * One row.
     *
     * @param outcome a number, or two with a dash between them
     * @param fraction its chance as a fraction; empty where that is too long to read
     * @param chance its chance
     * @param orMore the chance of the row's least outcome or more
     */
    public record Row(String outcome, String fraction, double chance, double orMore) {}

    public OddsTable {
        rows = List.copyOf(rows);
    }

    /**
     * All outcomes in at most so many rows.
     *
     * @param odds the outcomes
     * @param most rows, at least 3
     * @param exact whether chances are known as fractions
     */
    public static OddsTable of(Distribution odds, int most, boolean exact) {
        int first = 0;
        int last = odds.size();
        if (odds.size() > most) {
            double worth = likeliest(odds) * WORTH;
            while (odds.share(first) < worth) {
                first++;
            }
            while (odds.share(last - 1) < worth) {
                last--;
            }
        }
        int several = Math.max(1, Math.ceilDiv(last - first, most - 2));
        several = odds.size() <= most ? 1 : several;
        List<Row> rows = new ArrayList<>();
        BigInteger more = odds.covered();
        int from = 0;
        while (from < odds.size()) {
            int to = from < first ? first : from >= last ? odds.size() : Math.min(last, from + several);
            BigInteger weight = BigInteger.ZERO;
            for (int place = from; place < to; place++) {
                weight = weight.add(odds.weight(place));
            }
            rows.add(new Row(
                    to == from + 1
                            ? Long.toString(odds.outcome(from))
                            : odds.outcome(from) + " to " + odds.outcome(to - 1),
                    exact ? Shares.fraction(new Fraction(weight, odds.total())) : "",
                    odds.share(weight),
                    odds.share(more)));
            more = more.subtract(weight);
            from = to;
        }
        return new OddsTable(rows);
    }

    private static double likeliest(Distribution odds) {
        double most = 0;
        for (int place = 0; place < odds.size(); place++) {
            most = Math.max(most, odds.share(place));
        }
        return most;
    }

    /** The chance of the likeliest row. */
    public double likeliest() {
        return rows.stream().mapToDouble(Row::chance).max().orElse(1);
    }

    /** Whether any row has a fraction. */
    public boolean fractions() {
        return rows.stream().anyMatch(row -> !row.fraction().isEmpty());
    }
}
