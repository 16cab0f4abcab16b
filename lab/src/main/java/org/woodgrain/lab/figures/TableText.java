package org.woodgrain.lab.figures;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.woodgrain.dice.odds.Interval;
import org.woodgrain.lab.table.Ended;
import org.woodgrain.lab.table.Fate;
import org.woodgrain.lab.table.TableTally;
import org.woodgrain.rules.Option;

/** The outcome of many fights at the table in words and figures. */
public final class TableText {
    private static final int MEDIAN = 50;
    private static final int NEARLY_ALL = 95;
    private static final int MOST_CAUSES = 8;

    private TableText() {}

    /** In lines for a terminal. */
    public static List<String> of(TableOutcome outcome) {
        TableTally tally = outcome.tally();
        List<String> lines = new ArrayList<>();
        for (int side = 0; side < 2; side++) {
            lines.add(Outcome.letter(side) + ": " + outcome.setting().label(side));
        }
        lines.add(String.format(
                Locale.ROOT,
                "%,d fights by the %s rules%s, seed %d%s",
                tally.fights(),
                outcome.setting().ruleset().profile().name().toLowerCase(Locale.ROOT),
                HouseRuleText.of(outcome.setting().ruleset()),
                outcome.seed(),
                tally.fights() < outcome.asked()
                        ? String.format(Locale.ROOT, "; stopped before %,d were fought", outcome.asked())
                        : ""));
        lines.add(outcome.why() + ".");
        lines.add("");
        for (int side = 0; side < 2; side++) {
            lines.add(chance(Outcome.letter(side) + " wins", tally, side));
            lines.addAll(endings(outcome, side));
        }
        if (tally.won(TableTally.NEITHER) > 0) {
            lines.add(chance("neither", tally, TableTally.NEITHER));
            lines.addAll(endings(outcome, TableTally.NEITHER));
        }
        lines.add(String.format(
                Locale.ROOT,
                "Rounds: %.2f on average; half are over within %d, 95 in 100 within %d.",
                tally.meanRounds(),
                tally.roundsOf(MEDIAN),
                tally.roundsOf(NEARLY_ALL)));
        for (int side = 0; side < 2; side++) {
            lines.add("");
            lines.addAll(losses(tally, side));
            lines.addAll(magic(outcome, side));
            lines.addAll(causes(tally, side));
        }
        lines.add("");
        lines.addAll(assumptions(outcome));
        return lines;
    }

    private static List<String> endings(TableOutcome outcome, int side) {
        List<String> lines = new ArrayList<>();
        for (Ended end : Ended.values()) {
            long came = outcome.tally().ended(end);
            int won = switch (end) {
                case VICTORY, DRIVEN_OFF, YIELDED -> outcome.setting().companySide();
                case LOST -> 1 - outcome.setting().companySide();
                case PARTED, UNENDED -> TableTally.NEITHER;
            };
            if (won == side && came > 0) {
                lines.add(String.format(
                        Locale.ROOT,
                        "           %8s  %s",
                        percent(TableFigures.each(came, outcome.tally())),
                        end.words()));
            }
        }
        return lines;
    }

    private static List<String> losses(TableTally tally, int side) {
        List<String> lines = new ArrayList<>();
        lines.add(String.format(
                Locale.ROOT,
                "%s: %.2f of %d slain, %s%.2f left helpless; %.2f hit points lost, %.2f left; %.2f points of damage dealt",
                Outcome.letter(side),
                tally.mean(side, Fate.DEAD),
                tally.size(side),
                alive(tally, side),
                tally.mean(side, Fate.HELPLESS),
                tally.meanBegun(side) - tally.meanLeft(side),
                tally.meanLeft(side),
                tally.meanDamage(side)));
        for (int many = 0; many <= tally.size(side); many++) {
            lines.add(String.format(
                    Locale.ROOT, "  %2d slain %8s", many, percent(TableFigures.each(tally.losses(side, many), tally))));
        }
        for (int who = 0; who < tally.size(); who++) {
            if (tally.sideOf(who) == side) {
                lines.add(String.format(
                        Locale.ROOT, "  %-28s slain in %7s", tally.name(who), percent(tally.share(who, Fate.DEAD))));
            }
        }
        return lines;
    }

    /** Those who went alive, where any could. */
    private static String alive(TableTally tally, int side) {
        double fled = tally.mean(side, Fate.FLED);
        double taken = tally.mean(side, Fate.TAKEN);
        return (fled > 0 ? String.format(Locale.ROOT, "%.2f fled, ", fled) : "")
                + (taken > 0 ? String.format(Locale.ROOT, "%.2f surrendered or taken, ", taken) : "");
    }

    private static List<String> magic(TableOutcome outcome, int side) {
        List<String> lines = new ArrayList<>();
        sorted(outcome.tally().spells(side))
                .forEach(each -> lines.add(String.format(
                        Locale.ROOT,
                        "  casts %-22s %5.2f in a fight",
                        outcome.setting().spell(each.getKey()),
                        TableFigures.each(each.getValue(), outcome.tally()))));
        return lines;
    }

    private static List<String> causes(TableTally tally, int side) {
        List<String> lines = new ArrayList<>();
        List<Map.Entry<String, Long>> all = sorted(tally.causes(side));
        long sum = all.stream().mapToLong(Map.Entry::getValue).sum();
        all.stream()
                .limit(MOST_CAUSES)
                .forEach(each -> lines.add(String.format(
                        Locale.ROOT,
                        "  %7s of the slain: %s",
                        percent((double) each.getValue() / sum),
                        each.getKey())));
        return lines;
    }

    private static List<Map.Entry<String, Long>> sorted(Map<String, Long> counts) {
        return counts.entrySet().stream()
                .sorted(Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder())
                        .thenComparing(Map.Entry.comparingByKey()))
                .toList();
    }

    private static List<String> assumptions(TableOutcome outcome) {
        boolean morale = outcome.setting().ruleset().on(Option.MORALE);
        return List.of(
                outcome.setting().terms().told() + ". "
                        + outcome.setting().terms().surprise().told() + ".",
                "The campaign itself is played: monsters do what the automatic referee has them do, and the people cast,",
                "turn undead, shoot, drink and strike as a careful caller would, and fight on to the end.",
                morale ? "Monsters lose heart as in play." : "Nobody loses heart.",
                "Abilities are average and gear is plain where nothing else was said. Hit points are thrown anew.");
    }

    private static String chance(String what, TableTally tally, int side) {
        Interval interval = tally.chance(side);
        return String.format(
                Locale.ROOT,
                "%-8s %8s  (between %s and %s; missed once in twenty times)",
                what,
                percent(TableFigures.each(tally.won(side), tally)),
                percent(interval.least()),
                percent(interval.most()));
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.2f%%", 100 * share);
    }
}
