package org.woodgrain.press.odds;

import java.util.ArrayList;
import java.util.List;
import org.woodgrain.dice.odds.Distribution;

/**
 * The outcomes of several expressions in the same rows; where they are many, several outcomes share a row.
 *
 * @param rows from the least outcome to the most
 * @param whole whether every outcome is in a row; else those at the ends that are rarest are left out
 */
public record OddsComparison(List<Row> rows, boolean whole) {
    public OddsComparison {
        rows = List.copyOf(rows);
    }

    /**
     * One row.
     *
     * @param outcome a number, or two with a dash between them
     * @param chances of the row's outcomes, one for each expression
     * @param orMore the chances of the row's least outcome or more
     */
    public record Row(String outcome, List<Double> chances, List<Double> orMore) {
        public Row {
            chances = List.copyOf(chances);
            orMore = List.copyOf(orMore);
        }
    }

    /**
     * Compares them.
     *
     * @param all one or more
     * @param most rows, at least 1
     */
    public static OddsComparison of(List<Distribution> all, int most) {
        Plot plot = Plot.of(all, most);
        List<double[]> bars = all.stream().map(plot::bars).toList();
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < plot.size(); i++) {
            int place = i;
            rows.add(new Row(
                    plot.label(place),
                    bars.stream().map(each -> each[place]).toList(),
                    all.stream()
                            .map(each -> each.atLeast(plot.outcome(place)).doubleValue())
                            .toList()));
        }
        boolean whole = all.stream().allMatch(odds -> odds.least() >= plot.least() && odds.most() <= plot.most());
        return new OddsComparison(rows, whole);
    }
}
