package org.woodgrain.server.odds;

import java.util.List;
import java.util.OptionalLong;
import org.woodgrain.dice.odds.Odds;
import org.woodgrain.press.odds.OddsTable;
import org.woodgrain.press.odds.OddsWords;
import org.woodgrain.press.odds.Question;

/**
 * The odds of one expression.
 *
 * @param name its label, or else its text
 * @param standing whether they are exact
 * @param figures mean, deviation, quantiles and ends
 * @param atLeast the chance of the number that was asked for; empty if none was
 * @param table outcomes and chances
 * @param ranks the sorted repeats; none if it is no repeat
 */
public record Answer(
        String name, List<String> standing, List<String> figures, String atLeast, OddsTable table, List<String> ranks) {
    private static final int ROWS = 40;

    public Answer {
        standing = List.copyOf(standing);
        figures = List.copyOf(figures);
        ranks = List.copyOf(ranks);
    }

    static Answer of(Question question, OptionalLong atLeast) {
        Odds odds = question.odds();
        return new Answer(
                question.name(),
                OddsWords.standing(odds),
                OddsWords.figures(odds),
                atLeast.isPresent() ? OddsWords.atLeast(odds, atLeast.getAsLong()) : "",
                OddsTable.of(OddsWords.distribution(odds), ROWS, !(odds instanceof Odds.Estimated)),
                odds instanceof Odds.Repeated repeated ? OddsWords.ranks(repeated) : List.of());
    }
}
