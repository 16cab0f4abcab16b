package org.woodgrain.server.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.woodgrain.dice.odds.Distribution;
import org.woodgrain.dice.odds.Odds;
import org.woodgrain.press.chart.SpanChart;
import org.woodgrain.press.odds.OddsTable;
import org.woodgrain.press.odds.OddsWords;
import org.woodgrain.press.odds.Question;
import org.woodgrain.press.odds.Shares;

/**
 * The odds of one expression as a page shows them.
 *
 * @param name as it is shown
 * @param text as it can be asked again
 * @param standing whether they are exact
 * @param measures mean, deviation, quantiles and ends, the same for every expression
 * @param atLeast the chance of the number that was asked for; empty if none was
 * @param table outcomes and chances
 * @param ranks the sorted repeats; none if it is no repeat
 */
public record Answer(
        String name,
        String text,
        List<String> standing,
        List<OddsWords.Measure> measures,
        String atLeast,
        OddsTable table,
        List<Rank> ranks) {
    private static final int ROWS = 40;
    private static final int LOW = 5;
    private static final int QUARTER = 25;
    private static final int MIDDLE = 50;
    private static final int HIGH = 95;
    /** More rows make no drawing. */
    private static final int DRAWN = 30;

    public Answer {
        standing = List.copyOf(standing);
        measures = List.copyOf(measures);
        ranks = List.copyOf(ranks);
    }

    /**
     * One of the sorted repeats.
     *
     * @param name {@code "2nd lowest"}
     * @param mean of it
     * @param low one in twenty is this or less
     * @param quarter one in four
     * @param middle one in two
     * @param threeQuarters three in four
     * @param high nineteen in twenty
     */
    public record Rank(String name, String mean, long low, long quarter, long middle, long threeQuarters, long high) {
        static Rank of(String name, Distribution odds) {
            return new Rank(
                    name,
                    Shares.number(odds.mean().doubleValue()),
                    odds.quantile(LOW),
                    odds.quantile(QUARTER),
                    odds.quantile(MIDDLE),
                    odds.quantile(MIDDLE + QUARTER),
                    odds.quantile(HIGH));
        }
    }

    static Answer of(Question question, OptionalLong atLeast) {
        Odds odds = question.odds();
        return new Answer(
                question.name(),
                question.expression().text(),
                OddsWords.standing(odds),
                OddsWords.measures(odds),
                atLeast.isPresent() ? OddsWords.atLeast(odds, atLeast.getAsLong()) : "",
                OddsTable.of(OddsWords.distribution(odds), ROWS, !(odds instanceof Odds.Estimated)),
                odds instanceof Odds.Repeated repeated ? ranks(repeated.sorted()) : List.of());
    }

    private static List<Rank> ranks(List<Distribution> sorted) {
        List<Rank> ranks = new ArrayList<>();
        for (int rank = sorted.size() - 1; rank >= 0; rank--) {
            ranks.add(Rank.of(OddsWords.rankName(rank, sorted.size()), sorted.get(rank)));
        }
        return ranks;
    }

    /** The sorted repeats drawn, the highest first; empty if they are none, or too many. */
    public String ranksDrawn() {
        return ranks.isEmpty() || ranks.size() > DRAWN
                ? ""
                : SpanChart.draw(
                        "Sorted repeats of " + name,
                        "outcome",
                        ranks.stream()
                                .map(each -> new SpanChart.Row(
                                        each.name(),
                                        each.low(),
                                        each.quarter(),
                                        each.middle(),
                                        each.threeQuarters(),
                                        each.high()))
                                .toList(),
                        false);
    }
}
