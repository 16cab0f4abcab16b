package org.woodgrain.press.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Draws shares over whole numbers as curves, each with the band in which it surely lies. */
public final class SurvivalChart {
    private static final int WIDTH = 560;
    private static final int HEIGHT = 320;
    private static final int LEFT = 52;
    private static final int RIGHT = 14;
    private static final int TOP = 16;
    private static final int FOOT = 48;
    private static final int LINE = 20;
    private static final int INKS = 5;
    private static final int TICKS = 12;
    private static final int DOTS = 30;
    private static final int FIFTHS = 5;

    private final int first;
    private final int last;
    private final Drawing drawing;

    /**
     * One curve.
     *
     * @param name as the legend tells it
     * @param points by their number
     */
    public record Curve(String name, List<Point> points) {
        public Curve {
            points = List.copyOf(points);
        }
    }

    /** A share from 0 to 1 at a whole number, and the ends of its interval. */
    public record Point(int at, double share, double least, double most) {}

    private SurvivalChart(String title, String unit, List<Curve> curves, boolean style) {
        this.first = curves.stream()
                .flatMap(curve -> curve.points().stream())
                .mapToInt(Point::at)
                .min()
                .orElse(0);
        this.last = Math.max(
                first + 1,
                curves.stream()
                        .flatMap(curve -> curve.points().stream())
                        .mapToInt(Point::at)
                        .max()
                        .orElse(1));
        this.drawing =
                new Drawing(WIDTH, HEIGHT + LINE * curves.size() + LINE / 2, title, describe(unit, curves), style);
    }

    /**
     * The chart as one {@code svg} element without script.
     *
     * @param title what it shows
     * @param unit what the whole numbers are
     * @param curves at least one, with at least one point each
     * @param style whether the drawing brings its own style sheet
     */
    public static String draw(String title, String unit, List<Curve> curves, boolean style) {
        SurvivalChart chart = new SurvivalChart(title, unit, List.copyOf(curves), style);
        chart.frame(unit);
        for (int i = 0; i < curves.size(); i++) {
            chart.band(curves.get(i), i);
        }
        for (int i = 0; i < curves.size(); i++) {
            chart.curve(curves.get(i), i);
        }
        return chart.drawing.done();
    }

    private void frame(String unit) {
        StringBuilder grid = new StringBuilder();
        for (int i = 0; i <= FIFTHS; i++) {
            double share = i / (double) FIFTHS;
            if (i > 0) {
                grid.append("M" + LEFT + " " + Drawing.number(y(share)) + "H" + (WIDTH - RIGHT));
            }
            drawing.text("wg-o-chance", LEFT - 7.0, y(share) + 5, 100 * i / FIFTHS + "%");
        }
        drawing.path("wg-o-grid", grid.toString());
        drawing.path("wg-o-axis", "M" + LEFT + " " + Drawing.number(y(0)) + "H" + (WIDTH - RIGHT));
        int step = Math.max(1, Math.ceilDiv(last - first, TICKS));
        for (int at = first; at <= last; at += step) {
            drawing.text("wg-o-outcome", x(at), HEIGHT - FOOT + 19.0, Integer.toString(at));
        }
        drawing.text("wg-o-name", LEFT + (WIDTH - LEFT - RIGHT) / 2.0, HEIGHT - 8.0, unit);
    }

    private void band(Curve curve, int which) {
        List<Point> points = curve.points();
        StringBuilder path = new StringBuilder();
        for (int i = 0; i < points.size(); i++) {
            path.append(i == 0 ? "M" : "L")
                    .append(place(points.get(i).at(), points.get(i).most()));
        }
        for (Point point : points.reversed()) {
            path.append("L").append(place(point.at(), point.least()));
        }
        drawing.path("wg-c-band wg-c-band-" + which % INKS, path + "z");
    }

    private void curve(Curve curve, int which) {
        StringBuilder path = new StringBuilder();
        StringBuilder dots = new StringBuilder();
        for (Point point : curve.points()) {
            path.append(path.isEmpty() ? "M" : "L").append(place(point.at(), point.share()));
            dots.append("M").append(place(point.at(), point.share())).append("h0");
        }
        int ink = which % INKS;
        drawing.path("wg-o-line wg-o-" + ink, path.toString());
        if (curve.points().size() <= DOTS) {
            drawing.path("wg-o-dot wg-o-" + ink, dots.toString());
        }
        int y = HEIGHT + LINE * (which + 1) - LINE / 4;
        drawing.path("wg-o-line wg-o-" + ink, "M" + LEFT + " " + (y - 5) + "h34");
        drawing.text("wg-o-legend", LEFT + 44.0, y, curve.name());
    }

    private static String describe(String unit, List<Curve> curves) {
        List<String> words = new ArrayList<>();
        for (Curve curve : curves) {
            Point end = curve.points().getLast();
            words.add(String.format(
                    Locale.ROOT, "%s: %.1f%% at %s %d.", curve.name(), 100 * end.share(), unit, end.at()));
        }
        return String.join(" ", words);
    }

    private String place(int at, double share) {
        return Drawing.number(x(at)) + " " + Drawing.number(y(share));
    }

    private double x(int at) {
        double room = WIDTH - LEFT - RIGHT - 2.0 * LINE;
        return LEFT + LINE + room * (at - first) / (last - first);
    }

    private static double y(double share) {
        return HEIGHT - FOOT - share * (HEIGHT - FOOT - TOP);
    }
}
