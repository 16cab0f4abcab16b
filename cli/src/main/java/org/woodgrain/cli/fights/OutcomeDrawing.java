package org.woodgrain.cli.fights;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import org.woodgrain.dice.odds.Interval;
import org.woodgrain.lab.fights.Tally;
import org.woodgrain.lab.figures.Outcome;
import org.woodgrain.lab.figures.TableOutcome;
import org.woodgrain.lab.table.TableTally;
import org.woodgrain.press.chart.FightChart;

/**
 * The outcome of many fights as a chart.
 *
 * @param fights how many
 * @param won how many a side won, or neither
 * @param chance where the chance of that lies
 * @param inRounds how many were over after so many rounds
 */
record OutcomeDrawing(long fights, IntToLongFunction won, IntFunction<Interval> chance, IntToLongFunction inRounds) {
    private static final double NEARLY_ALL = 0.995;
    private static final int MOST_BARS = 60;

    /** Fights of the arena. */
    static String of(Outcome outcome) {
        Tally tally = outcome.tally();
        return new OutcomeDrawing(tally.fights(), tally::won, tally::chance, tally::inRounds)
                .draw(
                        outcome.setting().label(0) + " against "
                                + outcome.setting().label(1),
                        slain(0, outcome.setting().size(0), many -> tally.losses(0, many), tally.fights()),
                        slain(1, outcome.setting().size(1), many -> tally.losses(1, many), tally.fights()));
    }

    /** Fights at the table. */
    static String of(TableOutcome outcome) {
        TableTally tally = outcome.tally();
        return new OutcomeDrawing(tally.fights(), tally::won, tally::chance, tally::inRounds)
                .draw(
                        outcome.setting().label(0) + " against "
                                + outcome.setting().label(1),
                        slain(0, tally.size(0), many -> tally.losses(0, many), tally.fights()),
                        slain(1, tally.size(1), many -> tally.losses(1, many), tally.fights()));
    }

    private static FightChart.Count slain(int side, int size, IntToLongFunction losses, long fights) {
        return new FightChart.Count(
                "slain of " + (side == 0 ? "A" : "B"),
                0,
                shares(0, size, many -> (double) losses.applyAsLong(many) / Math.max(1, fights)),
                false);
    }

    private String draw(String title, FightChart.Count first, FightChart.Count second) {
        List<FightChart.Wins> wins = new ArrayList<>();
        wins.add(wins("A wins", 0));
        wins.add(wins("B wins", 1));
        if (won.applyAsLong(Tally.NEITHER) > 0) {
            wins.add(wins("neither", Tally.NEITHER));
        }
        return FightChart.draw(title, wins, rounds(), List.of(first, second), true);
    }

    private FightChart.Wins wins(String name, int side) {
        Interval interval = chance.apply(side);
        return new FightChart.Wins(name, share(won.applyAsLong(side)), interval.least(), interval.most());
    }

    private double share(long came) {
        return (double) came / Math.max(1, fights);
    }

    /** As many rounds as nearly all fights are over in; longer ones share the last bar. */
    private FightChart.Count rounds() {
        int longest = 1;
        long over = inRounds.applyAsLong(0) + inRounds.applyAsLong(1);
        while (share(over) < NEARLY_ALL && longest < MOST_BARS) {
            longest++;
            over += inRounds.applyAsLong(longest);
        }
        List<Double> shares = new ArrayList<>(shares(1, longest, many -> share(inRounds.applyAsLong(many))));
        boolean more = over < fights;
        if (more) {
            shares.set(longest - 1, shares.getLast() + share(fights - over));
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
