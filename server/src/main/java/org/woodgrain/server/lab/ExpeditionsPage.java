package org.woodgrain.server.lab;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.dice.odds.Interval;
import org.woodgrain.lab.expeditions.Companies;
import org.woodgrain.lab.expeditions.Difference;
import org.woodgrain.lab.expeditions.Estimate;
import org.woodgrain.lab.expeditions.Figure;
import org.woodgrain.lab.expeditions.Findings;
import org.woodgrain.lab.figures.ExpeditionFigures;
import org.woodgrain.lab.figures.ExpeditionText;
import org.woodgrain.server.charts.ExpeditionChart;

/**
 * A question about whole campaigns, and what came of it so far.
 *
 * @param form as it was typed
 * @param faults what is wrong with it, by field
 * @param job what works on it; empty if nothing was asked, or something is wrong
 */
public record ExpeditionsPage(ExpeditionsForm form, Map<String, String> faults, Optional<Job<Findings>> job) {

    /** What is wrong with a field; empty if nothing is. */
    public String fault(String field) {
        return faults.getOrDefault(field, "");
    }

    /** Whether it is still worked on. */
    public boolean working() {
        return job.isPresent() && !job.get().ended(0);
    }

    /** What is known; empty as long as it is worked on. */
    public Optional<Findings> answer() {
        return job.flatMap(Job::answer).filter(found -> found.campaigns() > 0);
    }

    /** Why there is no answer, as a sentence; empty if there is one, or may be one yet. */
    public String failed() {
        if (job.isEmpty() || working() || answer().isPresent()) {
            return "";
        }
        String fault = job.get().fault();
        return fault.isEmpty()
                ? "Not one campaign was over before it was ended; fewer sessions take less."
                : Fields.sentence(fault);
    }

    /** What was played, in a sentence. */
    public static String standing(Findings found) {
        return String.format(
                Locale.ROOT,
                "%s of %s each, seed %d%s.",
                counted(found.campaigns(), "campaign"),
                counted(found.question().sessions(), "session"),
                found.question().seed(),
                found.campaigns() < found.question().campaigns() ? "; the others were not played" : "");
    }

    /** Campaigns that were broken off, a sentence for each ruleset that has some. */
    public static List<String> brokenOff(Findings found) {
        return ExpeditionText.brokenOff(found);
    }

    private static String counted(int number, String what) {
        return String.format(Locale.ROOT, "%,d %s%s", number, what, number == 1 ? "" : "s");
    }

    /** The rules of a side as typed. */
    public static String rules(Findings found, int side) {
        return ExpeditionFigures.rules(found.rulesets().get(side));
    }

    /** The charts in which there is something to see, each with its heading. */
    public static List<Drawn> charts(Findings found) {
        return Arrays.stream(ExpeditionChart.values())
                .filter(chart -> chart.drawable(found))
                .map(chart -> new Drawn(chart.title(), chart.draw(found, false)))
                .toList();
    }

    /** A chart under its heading. */
    public record Drawn(String title, String svg) {}

    /**
     * A figure as shown.
     *
     * @param label what it is
     * @param values one for each ruleset, and the difference if there are two
     */
    public record Row(String label, List<Cell> values) {
        public Row {
            values = List.copyOf(values);
        }
    }

    /**
     * A value and where the true one lies.
     *
     * @param interval empty if one campaign alone was played, which tells none
     * @param clear whether it is a difference whose interval leaves out 0
     */
    public record Cell(String value, String interval, boolean clear) {
        Cell more() {
            return new Cell("+" + value, interval, clear);
        }
    }

    /** The figures under a heading. */
    public static List<Row> rows(Findings found, Figure.Group group) {
        List<Row> rows = new ArrayList<>();
        for (Figure figure : found.figures(group)) {
            List<Cell> values = new ArrayList<>();
            for (int side = 0; side < found.rulesets().size(); side++) {
                Estimate estimate = found.estimate(side, figure);
                values.add(told(figure, estimate.value(), estimate.error(), estimate.interval(), false));
            }
            if (found.rulesets().size() > 1) {
                Difference difference = found.difference(figure);
                Cell cell =
                        told(figure, difference.value(), difference.error(), difference.interval(), difference.clear());
                values.add(difference.value() > 0 ? cell.more() : cell);
            }
            rows.add(new Row(figure.label(), values));
        }
        return rows;
    }

    private static Cell told(Figure figure, double value, double error, Interval interval, boolean clear) {
        boolean known = !Double.isNaN(error);
        return new Cell(
                ExpeditionText.number(figure, value),
                known
                        ? ExpeditionText.number(figure, interval.least()) + " to "
                                + ExpeditionText.number(figure, interval.most())
                        : "",
                clear);
    }

    /** Who set out. */
    public static String company(Findings found) {
        return Companies.told(found.question().company());
    }

    /** Headings under which there are figures. */
    public static List<Figure.Group> groups(Findings found) {
        return Arrays.stream(Figure.Group.values())
                .filter(group -> !found.figures(group).isEmpty())
                .toList();
    }

    /** A question worth asking, what it is about, and its address. */
    public record Example(String words, String about, String address) {}

    /** Questions worth asking. */
    public List<Example> examples() {
        return List.of(
                example("thirty campaigns of six sessions", "who lives, and for how long", "30", "", "", ""),
                example("the original against the classic game", "the same dice by both", "20", "", "", "classic"),
                example(
                        "arms that deal damage of their own",
                        "the house rule, and what it changes",
                        "20",
                        "",
                        "",
                        "variable-damage=true"),
                example("three levels, stocked by the rules", "deeper, richer, deadlier", "20", "3", "", ""),
                example("six fighters, and nobody who heals", "a company that you make up", "20", "", "6 fighter", ""));
    }

    private static Example example(
            String words, String about, String campaigns, String levels, String company, String against) {
        return new Example(
                words,
                about,
                Query.of("/lab/expeditions")
                        .with("campaigns", campaigns)
                        .with("levels", levels)
                        .with("company", company)
                        .with("against", against)
                        .toString());
    }

    /** The address of this question. */
    public String here() {
        return form.address("/lab/expeditions").toString();
    }

    /** The address at which it is worked on anew, after it was ended early. */
    public String again() {
        return form.address("/lab/expeditions").with("again", "yes").toString();
    }

    /** The address of this question in another shape. */
    public String address(String format) {
        return form.address("/lab/expeditions").with("format", format).toString();
    }

    /** The address of the same question for programs. */
    public String api() {
        return form.address("/api/expeditions").toString();
    }
}
