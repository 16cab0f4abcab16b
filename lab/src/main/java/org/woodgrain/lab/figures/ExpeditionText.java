package org.woodgrain.lab.figures;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.woodgrain.dice.odds.Interval;
import org.woodgrain.lab.expeditions.Companies;
import org.woodgrain.lab.expeditions.Difference;
import org.woodgrain.lab.expeditions.Estimate;
import org.woodgrain.lab.expeditions.Figure;
import org.woodgrain.lab.expeditions.Figure.Group;
import org.woodgrain.lab.expeditions.Figure.Unit;
import org.woodgrain.lab.expeditions.Findings;

/** What expeditions came to, in words and figures. */
public final class ExpeditionText {
    /** Causes that are told one by one; the others are many and rare. */
    private static final int CAUSES = 16;

    private static final int HUNDRED = 100;

    private static final List<String> ASSUMPTIONS = List.of(
            "A session is from town into the dungeon and back, or to the end of all. The company is rolled ready as"
                    + " play",
            "rolls it, fills its ranks again after losses, and hires men when it is rich. An automatic player leads it",
            "with care: by what a seat may see and by nothing else. Other players live longer or shorter.",
            "Intervals hold what is true nineteen times in twenty; those who march together are not counted as"
                    + " independent.");

    private ExpeditionText() {}

    /** Campaigns that were broken off because the player got nowhere, a sentence for each ruleset that has some. */
    public static List<String> brokenOff(Findings findings) {
        List<String> lines = new ArrayList<>();
        for (int side = 0; side < findings.rulesets().size(); side++) {
            long stuck = findings.stuck(side);
            if (stuck > 0) {
                lines.add(String.format(
                        Locale.ROOT,
                        "%,d %s%s broken off, as the player got nowhere; what was played of %s counts.",
                        stuck,
                        stuck == 1 ? "campaign" : "campaigns",
                        (findings.rulesets().size() == 1 ? "" : " by " + (side == 0 ? "A" : "B"))
                                + (stuck == 1 ? " was" : " were"),
                        stuck == 1 ? "it" : "them"));
            }
        }
        return lines;
    }

    public static List<String> of(Findings findings) {
        boolean both = findings.rulesets().size() > 1;
        List<String> lines = new ArrayList<>();
        lines.add(head(findings));
        lines.add("The company: " + Companies.told(findings.question().company()) + ".");
        if (both) {
            lines.add("A: " + ExpeditionFigures.rules(findings.rulesets().get(0)));
            lines.add("B: " + ExpeditionFigures.rules(findings.rulesets().get(1)) + " (* marks a clear difference)");
        }
        lines.addAll(brokenOff(findings));
        for (Group group : Group.values()) {
            List<Figure> figures = findings.figures(group);
            if (!figures.isEmpty()) {
                lines.add("");
                lines.add(heading(group));
                figures.stream()
                        .limit(group == Group.CAUSES ? CAUSES : Integer.MAX_VALUE)
                        .forEach(figure -> lines.add(both ? two(findings, figure) : one(findings, figure)));
                if (group == Group.CAUSES && figures.size() > CAUSES) {
                    lines.add("  and " + (figures.size() - CAUSES) + " rarer causes; tsv and json have them all");
                }
            }
        }
        lines.add("");
        lines.addAll(ASSUMPTIONS);
        return lines;
    }

    private static String head(Findings findings) {
        boolean both = findings.rulesets().size() > 1;
        int asked = findings.question().campaigns();
        return String.format(
                Locale.ROOT,
                "%,d %s of up to %d %s%s, seed %d%s%s",
                findings.campaigns(),
                findings.campaigns() == 1 ? "campaign" : "campaigns",
                findings.question().sessions(),
                findings.question().sessions() == 1 ? "session" : "sessions",
                both
                        ? ", by each of two rulesets"
                        : " by the "
                                + ExpeditionFigures.rules(findings.rulesets().getFirst()) + " rules",
                findings.question().seed(),
                findings.question().turns() > 0
                        ? ", no setting out after " + findings.question().turns() + " turns"
                        : "",
                findings.campaigns() < asked
                        ? String.format(Locale.ROOT, "; stopped before %,d were played", asked)
                        : "");
    }

    private static String heading(Group group) {
        return switch (group) {
            case CAUSES, CLASSES, RANKS -> group.label() + " (of those who set out, in a session)";
            case DEPTHS -> group.label() + " (members lost)";
            case LEVELS, REWARD, SURVIVAL -> group.label();
        };
    }

    private static String one(Findings findings, Figure figure) {
        Estimate estimate = findings.estimate(0, figure);
        return String.format(
                Locale.ROOT,
                "  %-38s %9s  %s",
                figure.label(),
                number(figure, estimate.value()),
                Double.isNaN(estimate.error())
                        ? "one campaign tells no interval"
                        : span(figure, estimate.interval()) + counted(figure, estimate));
    }

    private static String counted(Figure figure, Estimate estimate) {
        return figure.group() == Group.CAUSES ? String.format(Locale.ROOT, "  %,d lost", estimate.above()) : "";
    }

    private static String two(Findings findings, Figure figure) {
        Difference apart = findings.difference(figure);
        return String.format(
                Locale.ROOT,
                "  %-38s %9s %9s  %10s  %s%s",
                figure.label(),
                number(figure, findings.estimate(0, figure).value()),
                number(figure, findings.estimate(1, figure).value()),
                (apart.value() > 0 ? "+" : "") + number(figure, apart.value()),
                Double.isNaN(apart.error()) ? "one campaign tells no interval" : span(figure, apart.interval()),
                apart.clear() ? " *" : "");
    }

    private static String span(Figure figure, Interval interval) {
        return number(figure, interval.least()) + " to " + number(figure, interval.most());
    }

    /** A value as it is printed. */
    public static String number(Figure figure, double value) {
        return figure.unit() == Unit.SHARE
                ? String.format(Locale.ROOT, "%.1f%%", HUNDRED * value)
                : String.format(Locale.ROOT, Math.abs(value) >= HUNDRED ? "%,.0f" : "%.2f", value);
    }
}
