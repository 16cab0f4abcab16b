package org.woodgrain.lab.figures;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.woodgrain.dice.odds.Interval;
import org.woodgrain.lab.fights.Tally;
import org.woodgrain.lab.fights.Troop;

/** The outcome of many fights in words and figures. */
public final class OutcomeText {
    /** What nobody should take the figures to hold. */
    public static final List<String> ASSUMPTIONS = List.of(
            "In the open, hand to hand from the first round, nobody surprised. Each strikes whoever stands opposite.",
            "All fight to the end: the arena has no morale, missiles, spells, breath, gazes, turning of undead or",
            "movement. Monsters have the blows of their table with what a hit does besides; the slain do not rise again.",
            "People are human, with average abilities and plain gear. Hit points are thrown anew for each fight.");

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
                "%,d fights by the %s rules, seed %d%s",
                tally.fights(),
                outcome.profile().name().toLowerCase(Locale.ROOT),
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
        lines.addAll(ASSUMPTIONS);
        return lines;
    }

    private static List<String> losses(Outcome outcome, int side) {
        Tally tally = outcome.tally();
        List<String> lines = new ArrayList<>();
        lines.add(String.format(
                Locale.ROOT,
                "%s: %.2f of %d slain, %.2f left helpless; %.2f hit points lost, %.2f left",
                Outcome.letter(side),
                tally.meanSlain(side),
                outcome.setting().size(side),
                tally.meanHelpless(side),
                tally.meanLost(side),
                tally.meanLeft(side)));
        for (int many = 0; many <= outcome.setting().size(side); many++) {
            lines.add(String.format(
                    Locale.ROOT, "  %2d slain %8s", many, percent(share(tally.losses(side, many), tally))));
        }
        for (int who = 0; who < tally.size(); who++) {
            if (tally.name(who).startsWith(Outcome.letter(side))) {
                lines.add(
                        String.format(Locale.ROOT, "  %-28s slain in %7s", tally.name(who), percent(tally.slain(who))));
            }
        }
        return lines;
    }

    private static String side(Outcome outcome, int side) {
        return Outcome.letter(side) + ": "
                + outcome.setting().side(side).stream().map(Troop::label).collect(Collectors.joining(", "));
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
