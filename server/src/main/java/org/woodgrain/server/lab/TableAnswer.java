package org.woodgrain.server.lab;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.woodgrain.lab.figures.TableOutcome;
import org.woodgrain.lab.table.Ended;
import org.woodgrain.lab.table.TableTally;

/** What only fights at the table have, as a page shows it. */
public record TableAnswer(TableOutcome outcome) {
    private static final int MOST_CAUSES = 10;

    /**
     * A share of something.
     *
     * @param name of what
     * @param told the figure as shown
     * @param share of the whole, from 0 to 1
     */
    public record Share(String name, String told, double share) {}

    private TableTally tally() {
        return outcome.tally();
    }

    /** How the fights ended, by who won. */
    public List<Share> endings() {
        List<Share> all = new ArrayList<>();
        for (int side : List.of(0, 1, 2)) {
            for (Ended end : Ended.values()) {
                if (tally().winner(end) == side && tally().ended(end) > 0) {
                    String who = side == 0 ? "A wins: " : side == 1 ? "B wins: " : "neither: ";
                    double share = tally().each(tally().ended(end));
                    all.add(new Share(who + end.words(), percent(share), share));
                }
            }
        }
        return all;
    }

    /** Spells that a side casts, and how many of them in a fight. */
    public List<Share> spells(int side) {
        long most = tally().spells(side).values().stream()
                .mapToLong(Long::longValue)
                .max()
                .orElse(1);
        return sorted(tally().spells(side)).stream()
                .map(each -> new Share(
                        outcome.setting().spell(each.getKey()),
                        String.format(Locale.ROOT, "%.2f", tally().each(each.getValue())),
                        (double) each.getValue() / most))
                .toList();
    }

    /** Of what those of a side died, in hundredths of its slain. */
    public List<Share> causes(int side) {
        long sum = tally().causes(side).values().stream()
                .mapToLong(Long::longValue)
                .sum();
        return sorted(tally().causes(side)).stream()
                .limit(MOST_CAUSES)
                .map(each -> new Share(
                        each.getKey(), percent((double) each.getValue() / sum), (double) each.getValue() / sum))
                .toList();
    }

    /** Damage that a side deals. */
    public String damage(int side) {
        return String.format(
                Locale.ROOT,
                "%s deals %.2f points of damage in a fight.",
                side == 0 ? "A" : "B",
                tally().meanDamage(side));
    }

    private static List<Map.Entry<String, Long>> sorted(Map<String, Long> counts) {
        return counts.entrySet().stream()
                .sorted(Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder())
                        .thenComparing(Map.Entry.comparingByKey()))
                .toList();
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.2f%%", 100 * share);
    }
}
