package org.woodgrain.server.lab;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntToLongFunction;
import org.woodgrain.dice.odds.Distribution;
import org.woodgrain.dice.odds.Interval;
import org.woodgrain.lab.fights.Score;
import org.woodgrain.lab.figures.Fought;
import org.woodgrain.lab.figures.HouseRuleText;
import org.woodgrain.lab.figures.Outcome;
import org.woodgrain.lab.figures.TableOutcome;
import org.woodgrain.press.chart.ChanceChart;
import org.woodgrain.press.odds.OddsChart;

/** What came of many fights, as a page shows it. */
public record FightsAnswer(Fought fought) {
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

    private Score score() {
        return fought.score();
    }

    /** A side as told. */
    public String side(int side) {
        return fought.label(side);
    }

    /** In one sentence. */
    public String lead() {
        int better = score().won(0) >= score().won(1) ? 0 : 1;
        Interval chance = score().chance(better);
        return String.format(
                Locale.ROOT,
                "Side %s wins %s of the fights; the true chance is between %s and %s, but for one time in twenty.",
                better == 0 ? "A" : "B",
                percent(score().each(score().won(better))),
                percent(chance.least()),
                percent(chance.most()));
    }

    /** What was fought. */
    public String standing() {
        String many = String.format(
                Locale.ROOT,
                "%,d fights by the %s rules%s, seed %d",
                score().fights(),
                fought.ruleset().profile().label(),
                HouseRuleText.of(fought.ruleset()),
                fought.seed());
        return score().fights() < fought.asked()
                ? many + String.format(Locale.ROOT, " of %,d that were asked for.", fought.asked())
                : many + ".";
    }

    /** How long they took, in one sentence. */
    public String rounds() {
        return String.format(
                Locale.ROOT,
                "%.2f on average; half are over within %d, 95 in 100 within %d.",
                score().meanRounds(),
                score().roundsOf(MEDIAN),
                score().roundsOf(NEARLY_ALL));
    }

    /** The chances drawn. */
    public String chances() {
        return ChanceChart.draw(
                List.of(
                        new ChanceChart.Part("A wins", score().each(score().won(0))),
                        new ChanceChart.Part("neither", score().each(score().won(Score.NEITHER))),
                        new ChanceChart.Part("B wins", score().each(score().won(1)))),
                score().chance(0),
                false);
    }

    /** Rounds drawn. */
    public String roundsDrawn() {
        return OddsChart.draw(
                List.of(new OddsChart.Named("rounds", counted(score().longest(), score()::inRounds))), false);
    }

    /** Losses of both sides drawn over each other. */
    public String lossesDrawn() {
        return OddsChart.draw(
                List.of(new OddsChart.Named("slain of A", losses(0)), new OddsChart.Named("slain of B", losses(1))),
                "slain in a fight",
                false);
    }

    private Distribution losses(int side) {
        return counted(score().size(side), many -> score().losses(side, many));
    }

    private Distribution counted(int most, IntToLongFunction count) {
        Map<Long, BigInteger> weights = new TreeMap<>();
        for (int i = 0; i <= most; i++) {
            weights.put((long) i, BigInteger.valueOf(count.applyAsLong(i)));
        }
        return Distribution.of(weights, BigInteger.valueOf(score().fights()));
    }

    /** Losses of a side in one sentence. */
    public String losses(String letter, int side) {
        return String.format(
                Locale.ROOT,
                "%s: %.2f of %d slain on average, %s%.2f left helpless; %.2f hit points lost, %.2f left.",
                letter,
                score().meanSlain(side),
                score().size(side),
                gone(side),
                score().meanHelpless(side),
                score().meanLost(side),
                score().meanLeft(side));
    }

    private String gone(int side) {
        double fled = score().meanFled(side);
        double yielded = score().meanYielded(side);
        return (fled > 0 ? String.format(Locale.ROOT, "%.2f fled, ", fled) : "")
                + (yielded > 0 ? String.format(Locale.ROOT, "%.2f surrendered, ", yielded) : "");
    }

    /** Who dies, side by side. */
    public List<Fighter> fighters(int side) {
        List<Fighter> all = new ArrayList<>();
        for (int who = 0; who < score().size(); who++) {
            if (score().side(who) == side) {
                all.add(new Fighter(score().name(who), percent(score().slain(who)), score().slain(who)));
            }
        }
        return all;
    }

    /** What only fights at the table have; empty of the arena. */
    public Optional<TableAnswer> table() {
        return switch (fought) {
            case Outcome arena -> Optional.empty();
            case TableOutcome table -> Optional.of(new TableAnswer(table));
        };
    }

    /** Where they were fought and why, as a sentence. */
    public String why() {
        return fought.why() + ".";
    }

    /** All figures by name. */
    public Map<String, Object> figures() {
        return fought.figures();
    }

    /** What the figures do not hold. */
    public String assumptions() {
        return String.join(" ", fought.assumptions());
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.2f%%", HUNDRED * share);
    }
}
