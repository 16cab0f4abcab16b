package org.woodgrain.server.lab;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntToLongFunction;
import org.woodgrain.dice.odds.Distribution;
import org.woodgrain.dice.odds.Interval;
import org.woodgrain.lab.fights.Tally;
import org.woodgrain.lab.figures.Assumptions;
import org.woodgrain.lab.figures.Outcome;
import org.woodgrain.lab.figures.OutcomeFigures;
import org.woodgrain.press.chart.ChanceChart;
import org.woodgrain.press.odds.OddsChart;

/** What came of many fights, as a page shows it. */
public record FightsAnswer(Outcome outcome) {
    private static final double HUNDRED = 100;
    private static final int MEDIAN = 50;
    private static final int NEARLY_ALL = 95;

    /**
     * One who fought.
     *
     * @param name as told
     * @param slain the share of fights in which he fell, in hundredths
     */
    public record Fighter(String name, String slain, double share) {}

    private Tally tally() {
        return outcome.tally();
    }

    /** A side as told. */
    public String side(int side) {
        return outcome.setting().label(side);
    }

    /** In one sentence. */
    public String lead() {
        int better = tally().won(0) >= tally().won(1) ? 0 : 1;
        Interval chance = tally().chance(better);
        return String.format(
                Locale.ROOT,
                "Side %s wins %s of the fights; the true chance is between %s and %s, but for one time in twenty.",
                better == 0 ? "A" : "B",
                percent(share(tally().won(better))),
                percent(chance.least()),
                percent(chance.most()));
    }

    /** What was fought. */
    public String standing() {
        String many = String.format(
                Locale.ROOT,
                "%,d fights by the %s rules, seed %d",
                tally().fights(),
                outcome.profile().name().toLowerCase(Locale.ROOT),
                outcome.seed());
        return tally().fights() < outcome.asked()
                ? many
                        + String.format(
                                Locale.ROOT, "; stopped before %,d were fought, as time was up.", outcome.asked())
                : many + ".";
    }

    /** How long they took, in one sentence. */
    public String rounds() {
        return String.format(
                Locale.ROOT,
                "%.2f on average; half are over within %d, 95 in 100 within %d.",
                tally().meanRounds(),
                tally().roundsOf(MEDIAN),
                tally().roundsOf(NEARLY_ALL));
    }

    /** The chances drawn. */
    public String chances() {
        return ChanceChart.draw(
                List.of(
                        new ChanceChart.Part("A wins", share(tally().won(0))),
                        new ChanceChart.Part("neither", share(tally().won(Tally.NEITHER))),
                        new ChanceChart.Part("B wins", share(tally().won(1)))),
                tally().chance(0),
                false);
    }

    /** Rounds drawn. */
    public String roundsDrawn() {
        return OddsChart.draw(
                List.of(new OddsChart.Named("rounds", counted(tally().longest(), tally()::inRounds))), false);
    }

    /** Losses of both sides drawn over each other. */
    public String lossesDrawn() {
        return OddsChart.draw(
                List.of(new OddsChart.Named("slain of A", losses(0)), new OddsChart.Named("slain of B", losses(1))),
                false);
    }

    private Distribution losses(int side) {
        return counted(outcome.setting().size(side), many -> tally().losses(side, many));
    }

    private Distribution counted(int most, IntToLongFunction count) {
        Map<Long, BigInteger> weights = new TreeMap<>();
        for (int i = 0; i <= most; i++) {
            weights.put((long) i, BigInteger.valueOf(count.applyAsLong(i)));
        }
        return Distribution.of(weights, BigInteger.valueOf(tally().fights()));
    }

    /** Losses of a side in one sentence. */
    public String losses(String letter, int side) {
        return String.format(
                Locale.ROOT,
                "%s: %.2f of %d slain on average, %s%.2f left helpless; %.2f hit points lost, %.2f left.",
                letter,
                tally().meanSlain(side),
                outcome.setting().size(side),
                gone(side),
                tally().meanHelpless(side),
                tally().meanLost(side),
                tally().meanLeft(side));
    }

    private String gone(int side) {
        double fled = tally().meanFled(side);
        double yielded = tally().meanYielded(side);
        return (fled > 0 ? String.format(Locale.ROOT, "%.2f fled, ", fled) : "")
                + (yielded > 0 ? String.format(Locale.ROOT, "%.2f surrendered, ", yielded) : "");
    }

    /** Who dies, side by side. */
    public List<Fighter> fighters(int side) {
        List<Fighter> all = new ArrayList<>();
        for (int who = 0; who < tally().size(); who++) {
            if (tally().side(who) == side) {
                all.add(new Fighter(tally().name(who), percent(tally().slain(who)), tally().slain(who)));
            }
        }
        return all;
    }

    /** All figures by name. */
    public Map<String, Object> figures() {
        return OutcomeFigures.of(outcome);
    }

    /** What the figures do not hold. */
    public String assumptions() {
        return String.join(" ", Assumptions.of(outcome.setting()));
    }

    private double share(long came) {
        return tally().fights() == 0 ? 0 : (double) came / tally().fights();
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.2f%%", HUNDRED * share);
    }
}
