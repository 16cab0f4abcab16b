package org.woodgrain.cli.fights;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import org.woodgrain.dice.odds.Interval;
import org.woodgrain.lab.fights.Score;
import org.woodgrain.lab.figures.Fought;
import org.woodgrain.press.chart.FightChart;

/** The outcome of many fights as a chart. */
record OutcomeDrawing(Score score) {
    private static final double NEARLY_ALL = 0.995;
    private static final int MOST_BARS = 60;

    static String of(Fought fought) {
        return new OutcomeDrawing(fought.score()).draw(fought.label(0) + " against " + fought.label(1));
    }

    private String draw(String title) {
        List<FightChart.Wins> wins = new ArrayList<>();
        wins.add(wins("A wins", 0));
        wins.add(wins("B wins", 1));
        if (score.won(Score.NEITHER) > 0) {
            wins.add(wins("neither", Score.NEITHER));
        }
        return FightChart.draw(title, wins, rounds(), List.of(slain(0), slain(1)), true);
    }

    private FightChart.Count slain(int side) {
        return new FightChart.Count(
                "slain of " + (side == 0 ? "A" : "B"),
                0,
                shares(0, score.size(side), many -> score.each(score.losses(side, many))),
                false);
    }

    private FightChart.Wins wins(String name, int side) {
        Interval interval = score.chance(side);
        return new FightChart.Wins(name, score.each(score.won(side)), interval.least(), interval.most());
    }

    /** As many rounds as nearly all fights are over in; longer ones share the last bar. */
    private FightChart.Count rounds() {
        int longest = 1;
        long over = score.inRounds(0) + score.inRounds(1);
        while (score.each(over) < NEARLY_ALL && longest < MOST_BARS) {
            longest++;
            over += score.inRounds(longest);
        }
        List<Double> shares = new ArrayList<>(shares(1, longest, many -> score.each(score.inRounds(many))));
        boolean more = over < score.fights();
        if (more) {
            shares.set(longest - 1, shares.getLast() + score.each(score.fights() - over));
        }
        return new FightChart.Count("rounds", 1, shares, more);
    }

    private static List<Double> shares(int first, int last, IntToDoubleFunction share) {
        List<Double> shares = new ArrayList<>();
        for (int many = first; many <= last; many++) {
            shares.add(share.applyAsDouble(many));
        }
        return shares;
    }
}
