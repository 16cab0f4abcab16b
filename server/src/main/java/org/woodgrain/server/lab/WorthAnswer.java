package org.woodgrain.server.lab;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.woodgrain.lab.equivalents.Match;
import org.woodgrain.lab.equivalents.Ranking;
import org.woodgrain.lab.equivalents.Worth;
import org.woodgrain.lab.figures.RankingText;
import org.woodgrain.press.chart.CurveChart;
import org.woodgrain.press.chart.RankChart;

/**
 * What monsters are worth, as a page shows it.
 *
 * @param ranking as it was found
 * @param sort by what the rows are in order: {@code "worth"}, {@code "name"}, or a level as {@code "4"}
 */
public record WorthAnswer(Ranking ranking, String sort) {

    /**
     * One monster.
     *
     * @param rank from 1
     * @param id for its page
     * @param name as shown
     * @param enchanted whether the fighters had magic weapons
     * @param hitDice of fighters that it equals
     * @param numbers of fighters, one for each level
     */
    public record Row(int rank, String id, String name, boolean enchanted, String hitDice, List<String> numbers) {
        public Row {
            numbers = List.copyOf(numbers);
        }
    }

    /** The rows in their order. */
    public List<Row> rows() {
        List<Worth.Measured> order = ranking.measured();
        List<Worth.Measured> sorted = new ArrayList<>(order);
        int place = place();
        if (sort.equals("name")) {
            sorted.sort(Comparator.comparing(worth -> worth.monster().name()));
        } else if (place >= 0) {
            sorted.sort(Comparator.comparingDouble(
                            (Worth.Measured worth) -> worth.matches().get(place).number())
                    .reversed());
        }
        return sorted.stream()
                .map(worth -> new Row(
                        order.indexOf(worth) + 1,
                        worth.monster().id(),
                        worth.monster().name(),
                        worth.enchanted(),
                        RankingText.hitDice(worth),
                        worth.matches().stream().map(RankingText::number).toList()))
                .toList();
    }

    /** Which of the levels the rows are in order by; -1 if by none. */
    private int place() {
        return sort.matches("\\d{1,2}") ? ranking.yardstick().levels().indexOf(Integer.parseInt(sort)) : -1;
    }

    /** All of them drawn by rank; empty if there are none. */
    public String drawn(boolean style) {
        return ranking.measured().isEmpty()
                ? ""
                : RankChart.draw(
                        "What monsters are worth",
                        "hit dice of fighters",
                        ranking.measured().stream()
                                .map(worth -> new RankChart.Row(
                                        worth.monster().name() + (worth.enchanted() ? " *" : ""),
                                        worth.hitDice(),
                                        worth.interval().least(),
                                        worth.interval().most(),
                                        worth.more() || worth.less(),
                                        RankingText.hitDice(worth),
                                        style
                                                ? ""
                                                : "/monsters/" + worth.monster().id()))
                                .toList(),
                        style);
    }

    /** Whether only one was asked for, and measured. */
    public boolean alone() {
        return ranking.worths().size() == 1 && ranking.measured().size() == 1;
    }

    /** The only one. */
    public Worth.Measured one() {
        return ranking.measured().getFirst();
    }

    /** The number of fighters by their level, drawn. */
    public String curve() {
        return CurveChart.draw(
                "Fighters that equal one " + one().monster().name(),
                "level of the fighters",
                one().matches().stream()
                        .map(match -> switch (match) {
                            case Match.Found found ->
                                new CurveChart.Point(
                                        Integer.toString(match.level()),
                                        match.number(),
                                        found.interval().least(),
                                        found.interval().most());
                            case Match.Over over -> bound(match);
                            case Match.Under under -> bound(match);
                        })
                        .toList(),
                false);
    }

    private static CurveChart.Point bound(Match match) {
        return new CurveChart.Point(Integer.toString(match.level()), match.number(), match.number(), match.number());
    }

    /** One level in words. */
    public static String told(Match match) {
        return RankingText.sentence(match).strip();
    }

    /** What the figures stand on. */
    public String assumptions() {
        return String.join(" ", RankingText.assumptions(ranking));
    }
}
