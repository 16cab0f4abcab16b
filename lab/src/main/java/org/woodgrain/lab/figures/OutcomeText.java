package org.woodgrain.lab.figures;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.woodgrain.dice.odds.Interval;
import org.woodgrain.lab.fights.Tally;

/** The outcome of many fights in words and figures. */
public final class OutcomeText {
    private static final int MEDIAN = 50;
    private static final int NEARLY_ALL = 95;

    private OutcomeText() {}

    /** In lines for a terminal. */
    public static List<String> of(Outcome outcome) {
        Tally tally = outcome.tally();
        List<String> lines = new ArrayList<>();
        lines.add(side(outcome, 0));
        lines.add(side(outcome, 1));
        lines.add(String.format(
                Locale.ROOT,
                "%,d fights by the %s rules%s, seed %d%s",
                tally.fights(),
                outcome.profile().name().toLowerCase(Locale.ROOT),
                HouseRuleText.of(outcome.setting().ruleset()),
                outcome.seed(),
                tally.fights() < outcome.asked()
                        ? String.format(Locale.ROOT, "; stopped before %,d were fought", outcome.asked())
                        : ""));
        lines.add("");
        for (int side = 0; side < 2; side++) {
            lines.add(chance(Outcome.letter(side) + " wins", tally, side));
        }
        if (tally.won(Tally.NEITHER) > 0) {
            lines.add(chance("neither", tally, Tally.NEITHER));
        }
        if (tally.unended() > 0) {
            lines.add(String.format(Locale.ROOT, "%,d fights were broken off without an end.", tally.unended()));
        }
        lines.add(String.format(
                Locale.ROOT,
                "Rounds: %.2f on average; half are over within %d, 95 in 100 within %d.",
                tally.meanRounds(),
                tally.roundsOf(MEDIAN),
                tally.roundsOf(NEARLY_ALL)));
        for (int side = 0; side < 2; side++) {
            lines.add("");
            lines.addAll(losses(outcome, side));
        }
        lines.add("");
        lines.addAll(Assumptions.of(outcome.setting()));
        return lines;
    }

    private static List<String> losses(Outcome outcome, int side) {
        Tally tally = outcome.tally();
        List<String> lines = new ArrayList<>();
        lines.add(String.format(
                Locale.ROOT,
                "%s: %.2f of %d slain, %s%.2f left helpless; %.2f hit points lost, %.2f left",
                Outcome.letter(side),
                tally.meanSlain(side),
                outcome.setting().size(side),
                left(tally, side),
                tally.meanHelpless(side),
                tally.meanLost(side),
                tally.meanLeft(side)));
        for (int many = 0; many <= outcome.setting().size(side); many++) {
            lines.add(String.format(
                    Locale.ROOT, "  %2d slain %8s", many, percent(share(tally.losses(side, many), tally))));
        }
        for (int who = 0; who < tally.size(); who++) {
            if (tally.side(who) == side) {
                lines.add(
                        String.format(Locale.ROOT, "  %-28s slain in %7s", tally.name(who), percent(tally.slain(who))));
            }
        }
        return lines;
    }

    /** Those who went alive, where any could. */
    private static String left(Tally tally, int side) {
        String fled = tally.meanFled(side) > 0 ? String.format(Locale.ROOT, "%.2f fled, ", tally.meanFled(side)) : "";
        String yielded = tally.meanYielded(side) > 0
                ? String.format(Locale.ROOT, "%.2f surrendered, ", tally.meanYielded(side))
                : "";
        return fled + yielded;
    }

    private static String side(Outcome outcome, int side) {
        return Outcome.letter(side) + ": " + outcome.setting().label(side);
    }

    private static String chance(String what, Tally tally, int side) {
        Interval interval = tally.chance(side);
        return String.format(
                Locale.ROOT,
                "%-8s %8s  (between %s and %s; missed once in twenty times)",
                what,
                percent(share(tally.won(side), tally)),
                percent(interval.least()),
                percent(interval.most()));
    }

    private static double share(long came, Tally tally) {
        return tally.fights() == 0 ? 0 : (double) came / tally.fights();
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.2f%%", 100 * share);
    }
}
