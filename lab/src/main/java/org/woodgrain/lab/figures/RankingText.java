package org.woodgrain.lab.figures;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.woodgrain.lab.equivalents.Match;
import org.woodgrain.lab.equivalents.Ranking;
import org.woodgrain.lab.equivalents.Worth;
import org.woodgrain.lab.equivalents.Yardstick;

/** What monsters are worth, in lines for a terminal. */
public final class RankingText {
    private static final int NAME = 34;
    private static final int HUNDRED = 100;

    private RankingText() {}

    /** The ranking, the assumptions after it; of one monster alone, every level with its interval. */
    public static List<String> of(Ranking ranking) {
        List<String> lines = new ArrayList<>();
        if (ranking.worths().size() == 1 && ranking.measured().size() == 1) {
            lines.addAll(alone(ranking.measured().getFirst()));
        } else if (!ranking.measured().isEmpty()) {
            lines.addAll(table(ranking));
        }
        if (!ranking.unmeasured().isEmpty()) {
            lines.add(lines.isEmpty() ? "Not measured:" : "\nNot measured:");
            for (Worth.Unmeasured each : ranking.unmeasured()) {
                lines.add("  " + each.monster().name() + " " + each.reason());
            }
        }
        lines.add("");
        lines.addAll(assumptions(ranking));
        return lines;
    }

    private static List<String> table(Ranking ranking) {
        List<String> lines = new ArrayList<>();
        StringBuilder heading = new StringBuilder(
                String.format(Locale.ROOT, "%4s  %-" + NAME + "s %8s ", "rank", "monster", "hit dice"));
        for (int level : ranking.yardstick().levels()) {
            heading.append(String.format(Locale.ROOT, "%6s", "L" + level));
        }
        lines.add(heading.toString());
        int rank = 0;
        for (Worth.Measured worth : ranking.measured()) {
            StringBuilder row = new StringBuilder(String.format(
                    Locale.ROOT,
                    "%4d  %-" + NAME + "s %8s ",
                    ++rank,
                    worth.monster().name() + (worth.enchanted() ? " *" : ""),
                    hitDice(worth)));
            for (Match match : worth.matches()) {
                row.append(String.format(Locale.ROOT, "%6s", number(match)));
            }
            lines.add(row.toString());
        }
        return lines;
    }

    private static List<String> alone(Worth.Measured worth) {
        List<String> lines = new ArrayList<>();
        lines.add(worth.monster().name() + (worth.enchanted() ? " *" : "") + " equals " + hitDice(worth)
                + " hit dice of fighters.");
        lines.add("");
        for (Match match : worth.matches()) {
            lines.add(String.format(Locale.ROOT, "  level %2d  %s", match.level(), sentence(match)));
        }
        if (!worth.uncounted().isEmpty()) {
            lines.add("");
            lines.add("Not counted: " + String.join(", ", worth.uncounted()) + ".");
        }
        return lines;
    }

    /** What was found for one level. */
    public static String sentence(Match match) {
        return switch (match) {
            case Match.Found found ->
                String.format(
                        Locale.ROOT,
                        "%5s fighters (%s to %s): %s, %s",
                        number(match),
                        figure(found.interval().least()),
                        figure(found.interval().most()),
                        tried(found.below()),
                        tried(found.above()));
            case Match.Over over -> "more than " + over.most() + " fighters";
            case Match.Under under -> "one fighter beats even " + under.most() + " of them";
        };
    }

    private static String tried(Match.Tried tried) {
        String chance = String.format(Locale.ROOT, "%.1f%%", HUNDRED * tried.chance());
        return tried.monsters() > 1
                ? "1 wins " + chance + " against " + tried.monsters()
                : tried.fighters() + (tried.fighters() == 1 ? " wins " : " win ") + chance;
    }

    /** The hit dice of fighters that a monster equals; with a sign where only a bound is known. */
    public static String hitDice(Worth.Measured worth) {
        return (worth.more() ? ">" : worth.less() ? "<" : "") + figure(worth.hitDice());
    }

    /** A number of fighters, short. */
    public static String number(Match match) {
        return switch (match) {
            case Match.Found found -> figure(found.number());
            case Match.Over over -> ">" + over.most();
            case Match.Under under -> "<" + figure(under.number());
        };
    }

    private static String figure(double number) {
        return String.format(Locale.ROOT, number < 1 ? "%.2f" : "%.1f", number);
    }

    /** What the figures stand on. */
    public static List<String> assumptions(Ranking ranking) {
        Yardstick yardstick = ranking.yardstick();
        List<String> lines = new ArrayList<>();
        lines.add(String.format(
                Locale.ROOT,
                "By the %s rules: fighting-men with %s. Each number of them is that which would win half of",
                yardstick.profile().name().toLowerCase(Locale.ROOT),
                yardstick.dress()));
        lines.add(String.format(
                Locale.ROOT,
                "its fights against one of the monsters, found between the two whole numbers on both sides of it, %,d",
                yardstick.fights()));
        lines.add(String.format(
                Locale.ROOT,
                "fights each (seed %d); a number below 1 is one fighter against several monsters. A fight that nobody",
                yardstick.seed()));
        lines.add("wins counts half. Hit dice are the harmonic mean, over the levels, of level times number.");
        if (ranking.measured().stream().anyMatch(Worth.Measured::enchanted)) {
            lines.add("* The gear does this monster no harm; the fighters had " + yardstick.enchantedDress() + ".");
        }
        lines.addAll(Assumptions.of(yardstick.conditions()));
        return lines;
    }
}
