package org.woodgrain.lab.figures;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.woodgrain.lab.fights.Score;
import org.woodgrain.lab.table.Ended;
import org.woodgrain.lab.table.TableTally;
import org.woodgrain.rules.Option;

/** The outcome of many fights at the table in words and figures. */
final class TableText {
    private static final int MOST_CAUSES = 8;

    private TableText() {}

    /** In lines for a terminal. */
    static List<String> of(TableOutcome outcome) {
        TableTally tally = outcome.tally();
        List<String> lines = new ArrayList<>(Telling.head(outcome));
        for (int side = 0; side < 2; side++) {
            lines.add(Telling.chance(Outcome.letter(side) + " wins", tally, side));
            lines.addAll(endings(tally, side));
        }
        if (tally.won(Score.NEITHER) > 0) {
            lines.add(Telling.chance("neither", tally, Score.NEITHER));
            lines.addAll(endings(tally, Score.NEITHER));
        }
        lines.add(Telling.rounds(tally));
        for (int side = 0; side < 2; side++) {
            lines.add("");
            lines.add(Telling.losses(tally, side)
                    + String.format(Locale.ROOT, "; %.2f points of damage dealt", tally.meanDamage(side)));
            lines.addAll(Telling.slain(tally, side));
            lines.addAll(magic(outcome, side));
            lines.addAll(causes(tally, side));
        }
        lines.add("");
        lines.addAll(assumptions(outcome));
        return lines;
    }

    private static List<String> endings(TableTally tally, int side) {
        List<String> lines = new ArrayList<>();
        for (Ended end : Ended.values()) {
            if (tally.winner(end) == side && tally.ended(end) > 0) {
                lines.add(String.format(
                        Locale.ROOT, "           %8s  %s", Telling.percent(tally.each(tally.ended(end))), end.words()));
            }
        }
        return lines;
    }

    private static List<String> magic(TableOutcome outcome, int side) {
        List<String> lines = new ArrayList<>();
        sorted(outcome.tally().spells(side))
                .forEach(each -> lines.add(String.format(
                        Locale.ROOT,
                        "  casts %-22s %5.2f in a fight",
                        outcome.setting().spell(each.getKey()),
                        outcome.tally().each(each.getValue()))));
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
                        Telling.percent((double) each.getValue() / sum),
                        each.getKey())));
        return lines;
    }

    private static List<Map.Entry<String, Long>> sorted(Map<String, Long> counts) {
        return counts.entrySet().stream()
                .sorted(Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder())
                        .thenComparing(Map.Entry.comparingByKey()))
                .toList();
    }

    static List<String> assumptions(TableOutcome outcome) {
        boolean morale = outcome.setting().ruleset().on(Option.MORALE);
        return List.of(
                outcome.setting().terms().told() + ". "
                        + outcome.setting().terms().surprise().told() + ".",
                "The campaign itself is played: monsters do what the automatic referee has them do, and the people cast,",
                "turn undead, shoot, drink and strike as a careful caller would, and fight on to the end.",
                morale ? "Monsters lose heart as in play." : "Nobody loses heart.",
                "Abilities are average and gear is plain where nothing else was said. Hit points are thrown anew.");
    }
}
