package org.woodgrain.lab.figures;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.woodgrain.dice.odds.Interval;
import org.woodgrain.lab.fights.Score;

/** What is told alike of fights, wherever they were fought. */
final class Telling {
    static final int MEDIAN = 50;
    static final int NEARLY_ALL = 95;

    private Telling() {}

    /** Who fought, how often and where. */
    static List<String> head(Fought fought) {
        return List.of(
                "A: " + fought.label(0),
                "B: " + fought.label(1),
                String.format(
                        Locale.ROOT,
                        "%,d %s by the %s rules%s, seed %d%s",
                        fought.score().fights(),
                        fought.score().fights() == 1 ? "fight" : "fights",
                        fought.ruleset().profile().label(),
                        HouseRuleText.of(fought.ruleset()),
                        fought.seed(),
                        fought.score().fights() < fought.asked()
                                ? String.format(Locale.ROOT, "; stopped before %,d were fought", fought.asked())
                                : ""),
                fought.why() + ".",
                "");
    }

    /** How likely something is, and where the true chance lies. */
    static String chance(String what, Score score, int side) {
        Interval interval = score.chance(side);
        return String.format(
                Locale.ROOT,
                "%-8s %8s  (between %s and %s; missed once in twenty times)",
                what,
                percent(score.each(score.won(side))),
                percent(interval.least()),
                percent(interval.most()));
    }

    static String rounds(Score score) {
        return String.format(
                Locale.ROOT,
                "Rounds: %.2f on average; half are over within %d, 95 in 100 within %d.",
                score.meanRounds(),
                score.roundsOf(MEDIAN),
                score.roundsOf(NEARLY_ALL));
    }

    /** What a side loses, in one line. */
    static String losses(Score score, int side) {
        return String.format(
                Locale.ROOT,
                "%s: %.2f of %d slain, %s%.2f left helpless; %.2f hit points lost, %.2f left",
                Outcome.letter(side),
                score.meanSlain(side),
                score.size(side),
                alive(score, side),
                score.meanHelpless(side),
                score.meanLost(side),
                score.meanLeft(side));
    }

    /** How many of a side fall, and who. */
    static List<String> slain(Score score, int side) {
        List<String> lines = new ArrayList<>();
        for (int many = 0; many <= score.size(side); many++) {
            lines.add(
                    String.format(Locale.ROOT, "  %2d slain %8s", many, percent(score.each(score.losses(side, many)))));
        }
        for (int who = 0; who < score.size(); who++) {
            if (score.side(who) == side) {
                lines.add(
                        String.format(Locale.ROOT, "  %-28s slain in %7s", score.name(who), percent(score.slain(who))));
            }
        }
        return lines;
    }

    /** Those who went alive, where any could. */
    static String alive(Score score, int side) {
        double fled = score.meanFled(side);
        double taken = score.meanYielded(side);
        return (fled > 0 ? String.format(Locale.ROOT, "%.2f fled, ", fled) : "")
                + (taken > 0 ? String.format(Locale.ROOT, "%.2f surrendered or taken, ", taken) : "");
    }

    static String percent(double share) {
        return String.format(Locale.ROOT, "%.2f%%", 100 * share);
    }
}
