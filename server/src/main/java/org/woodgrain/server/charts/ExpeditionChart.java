package org.woodgrain.server.charts;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.woodgrain.lab.expeditions.Estimate;
import org.woodgrain.lab.expeditions.Figure;
import org.woodgrain.lab.expeditions.Figure.Group;
import org.woodgrain.lab.expeditions.Figure.Unit;
import org.woodgrain.lab.expeditions.Findings;
import org.woodgrain.lab.figures.ExpeditionFigures;
import org.woodgrain.lab.figures.ExpeditionText;
import org.woodgrain.press.chart.BarChart;
import org.woodgrain.press.chart.SurvivalChart;

/** The charts that expeditions have; each draws one ruleset, or two side by side. */
public enum ExpeditionChart {
    SURVIVAL("Still alive", "session", Group.SURVIVAL),
    LEVELS("Levels that the first company lives to reach", "in a hundred", Group.LEVELS),
    CAUSES("What kills", "lost to it, of a hundred who set out", Group.CAUSES),
    DEPTHS("Lost by level of the dungeon", "members lost in 100 turns there", Group.DEPTHS),
    CLASSES("Lost by class", "lost in a session, of a hundred who set out", Group.CLASSES),
    RANKS("Lost by level of the character", "lost in a session, of a hundred who set out", Group.RANKS);

    private static final int MOST_ROWS = 20;
    private static final int HUNDRED = 100;

    private final String title;
    private final String unit;
    private final Group group;

    ExpeditionChart(String title, String unit, Group group) {
        this.title = title;
        this.unit = unit;
        this.group = group;
    }

    /** The name by which it is asked for. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** What it shows. */
    public String title() {
        return title;
    }

    /** Whether there is anything to draw. */
    public boolean drawable(Findings findings) {
        return !drawn(findings).isEmpty();
    }

    /**
     * The chart as one {@code svg} element without script.
     *
     * @param findings in which it is drawable
     * @param style whether the drawing brings its own style sheet; without, two rulesets are called A and B, as the page
     *     about it does
     */
    public String draw(Findings findings, boolean style) {
        List<String> names = style || findings.rulesets().size() == 1
                ? findings.rulesets().stream().map(ExpeditionFigures::rules).toList()
                : List.of("A", "B");
        return this == SURVIVAL
                ? SurvivalChart.draw(title, unit, curves(findings, names), style)
                : BarChart.draw(title, unit, names, rows(findings), style);
    }

    private List<Figure> drawn(Findings findings) {
        return findings.figures(group).stream()
                .filter(figure -> group != Group.LEVELS || figure.name().startsWith("level."))
                .limit(this == SURVIVAL ? Integer.MAX_VALUE : MOST_ROWS)
                .toList();
    }

    private List<SurvivalChart.Curve> curves(Findings findings, List<String> names) {
        List<SurvivalChart.Curve> curves = new ArrayList<>();
        for (int side = 0; side < names.size(); side++) {
            boolean both = names.size() > 1;
            if (!both) {
                curves.add(curve(findings, side, "company.", "companies not wiped out"));
            }
            curves.add(curve(
                    findings, side, "alive.", "members of the first company" + (both ? ", " + names.get(side) : "")));
        }
        return curves;
    }

    private SurvivalChart.Curve curve(Findings findings, int side, String begin, String name) {
        List<SurvivalChart.Point> points = new ArrayList<>();
        points.add(new SurvivalChart.Point(0, 1, 1, 1));
        for (Figure figure : drawn(findings)) {
            if (figure.name().startsWith(begin)) {
                Estimate estimate = findings.estimate(side, figure);
                points.add(new SurvivalChart.Point(
                        Integer.parseInt(figure.name().substring(begin.length())),
                        estimate.value(),
                        estimate.interval().least(),
                        estimate.interval().most()));
            }
        }
        return new SurvivalChart.Curve(name, points);
    }

    private List<BarChart.Row> rows(Findings findings) {
        return drawn(findings).stream()
                .map(figure -> {
                    List<BarChart.Bar> bars = new ArrayList<>();
                    for (int side = 0; side < findings.rulesets().size(); side++) {
                        Estimate estimate = findings.estimate(side, figure);
                        double factor = figure.unit() == Unit.SHARE ? HUNDRED : 1;
                        bars.add(new BarChart.Bar(
                                factor * estimate.value(),
                                factor * estimate.interval().least(),
                                factor * estimate.interval().most(),
                                ExpeditionText.number(figure, estimate.value())));
                    }
                    return new BarChart.Row(rowLabel(figure), bars);
                })
                .toList();
    }

    private String rowLabel(Figure figure) {
        String last = figure.name().substring(figure.name().indexOf('.') + 1);
        return switch (this) {
            case LEVELS, DEPTHS, RANKS -> "level " + last;
            case CAUSES, CLASSES, SURVIVAL -> figure.label();
        };
    }
}
