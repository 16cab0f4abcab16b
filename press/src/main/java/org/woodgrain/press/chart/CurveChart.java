package org.woodgrain.press.chart;

import java.util.List;
import java.util.Locale;

/** Draws numbers above steps as a curve on a scale of ratios, with a band about it in which they lie. */
public final class CurveChart {
    private static final int WIDTH = 560;
    private static final int HEIGHT = 300;
    private static final int LEFT = 52;
    private static final int RIGHT = 18;
    private static final int TOP = 18;
    private static final int FOOT = 46;
    private static final double DOT = 4.5;

    private CurveChart() {}

    /**
     * One step.
     *
     * @param label of the step
     * @param number above 0
     * @param least the lower end of its interval
     * @param most the upper end
     */
    public record Point(String label, double number, double least, double most) {}

    /**
     * The chart as one {@code svg} element without script.
     *
     * @param title what it shows
     * @param unit what the steps are
     * @param points at least one
     * @param style whether the drawing brings its own style sheet
     */
    public static String draw(String title, String unit, List<Point> points, boolean style) {
        double least = points.stream().mapToDouble(Point::least).min().orElse(1);
        double most = points.stream().mapToDouble(Point::most).max().orElse(1);
        Decades scale = Decades.holding(Math.max(least, 1e-3), most);
        Drawing drawing = new Drawing(WIDTH, HEIGHT, title, describe(unit, points), style);
        StringBuilder grid = new StringBuilder();
        for (double mark : scale.marks()) {
            grid.append("M" + LEFT + " " + Drawing.number(y(scale, mark)) + "H" + (WIDTH - RIGHT));
            drawing.text("wg-o-chance", LEFT - 7.0, y(scale, mark) + 5, Decades.label(mark));
        }
        drawing.path("wg-o-grid", grid.toString());
        StringBuilder above = new StringBuilder();
        StringBuilder below = new StringBuilder();
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < points.size(); i++) {
            Point point = points.get(i);
            String x = Drawing.number(x(i, points.size()));
            above.append((i == 0 ? "M" : "L") + x + " " + Drawing.number(y(scale, point.most())));
            below.insert(0, "L" + x + " " + Drawing.number(y(scale, point.least())));
            line.append((i == 0 ? "M" : "L") + x + " " + Drawing.number(y(scale, point.number())));
            drawing.text("wg-o-outcome", x(i, points.size()), HEIGHT - FOOT + 19.0, point.label());
        }
        drawing.path("wg-c-band", above + below.toString() + "z");
        drawing.path("wg-o-line", line.toString());
        for (int i = 0; i < points.size(); i++) {
            drawing.dot("wg-c-dot", x(i, points.size()), y(scale, points.get(i).number()), DOT);
        }
        drawing.path("wg-o-axis", "M" + LEFT + " " + (HEIGHT - FOOT) + "H" + (WIDTH - RIGHT));
        drawing.text("wg-o-name", LEFT + (WIDTH - LEFT - RIGHT) / 2.0, HEIGHT - 6.0, unit);
        return drawing.done();
    }

    private static double x(int place, int all) {
        return LEFT + (place + 0.5) * (WIDTH - LEFT - RIGHT) / all;
    }

    private static double y(Decades scale, double number) {
        return HEIGHT - FOOT - scale.part(Math.max(number, scale.least())) * (HEIGHT - FOOT - TOP);
    }

    private static String describe(String unit, List<Point> points) {
        Point first = points.getFirst();
        Point last = points.getLast();
        return String.format(
                Locale.ROOT,
                "%s %s: %.2f; %s: %.2f.",
                unit,
                first.label(),
                first.number(),
                last.label(),
                last.number());
    }
}
