package org.woodgrain.server.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.woodgrain.lab.futures.Forecast;
import org.woodgrain.lab.futures.ForecastText;
import org.woodgrain.lab.futures.Futures;

/**
 * What may come of a fight, as the referee's page shows it.
 *
 * @param table where the table is
 * @param played whether they were played out in the campaign itself
 * @param answer what is told, or why nothing is
 */
public record FuturesPage(String table, boolean played, Futures.Answer answer) {
    /** What is rarer than this is shown as 0.0%. */
    private static final double RARE = 0.0005;

    /** A chance with its name and bounds. */
    public record Row(String name, String share, String bounds, String width) {}

    /** One who fights, and how often he dies. */
    public record One(String name, String dies) {}

    /** The address of the table. */
    public String back() {
        return table + "?seat=referee";
    }

    /** The address of the same question, answered the other way. */
    public String other() {
        return table + "/futures?seat=referee" + (played ? "" : "&played=yes");
    }

    /** Why nothing is told; empty if something is. */
    public String refusal() {
        return answer instanceof Futures.Answer.Refused refused ? refused.message() : "";
    }

    private Optional<Forecast> forecast() {
        return answer instanceof Futures.Answer.Told told ? Optional.of(told.forecast()) : Optional.empty();
    }

    /** Who wins how often. */
    public List<Row> wins() {
        List<Row> rows = new ArrayList<>();
        forecast().ifPresent(each -> {
            rows.add(row("The company wins", each.company()));
            rows.add(row("Its foes win", each.foes()));
            if (each.neither().share() >= RARE) {
                rows.add(row("Neither", each.neither()));
            }
        });
        return rows;
    }

    private static Row row(String name, Forecast.Chance chance) {
        return new Row(
                name,
                ForecastText.percent(chance.share()),
                ForecastText.percent(chance.least()) + " and " + ForecastText.percent(chance.most()),
                String.format(Locale.ROOT, "%.1f", 100 * chance.share()));
    }

    /** Rounds and losses, in sentences. */
    public List<String> sentences() {
        return forecast()
                .map(each -> List.of(
                        String.format(
                                Locale.ROOT,
                                "%.1f more rounds on average; half of the %,d futures are over within %d.",
                                each.rounds(),
                                each.fights(),
                                each.roundsHalf()),
                        "The company loses " + ForecastText.losses(each.sides().getFirst()) + "; its foes "
                                + ForecastText.losses(each.sides().getLast()) + "."))
                .orElse(List.of());
    }

    /** Who dies how often, the company first. */
    public List<One> dead() {
        return forecast().stream()
                .flatMap(each -> each.sides().stream())
                .flatMap(side -> side.each().stream())
                .map(one -> new One(one.name(), ForecastText.percent(one.dies())))
                .toList();
    }

    /** What is not counted. */
    public String leftOut() {
        return forecast().map(ForecastText::leftOut).orElse("");
    }
}
