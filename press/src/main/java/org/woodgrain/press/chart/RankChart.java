package org.woodgrain.press.chart;

import java.util.List;
import java.util.Locale;

/** Draws a ranking: a row for each, its number as a dot on a scale of ratios, with the interval about it. */
public final class RankChart {
    private static final int WIDTH = 560;
    private static final int LEAST_LEFT = 130;
    private static final double LETTER = 8.6;
    private static final int RIGHT = 62;
    private static final int TOP = 34;
    private static final int ROW = 22;
    private static final int FOOT = 40;
    private static final double DOT = 4.5;

    private RankChart() {}

    /**
     * One row.
     *
     * @param label as shown
     * @param number above 0
     * @param least the lower end of its interval
     * @param most the upper end
     * @param bound whether the number is only a bound
     * @param shown the number as text
     * @param address where the label leads; may be empty
     */
    public record Row(
            String label, double number, double least, double most, boolean bound, String shown, String address) {}

    /**
     * The chart as one {@code svg} element without script.
     *
     * @param title what it shows
     * @param unit what the numbers are
     * @param rows at least one, in the order in which they are drawn
     * @param style whether the drawing brings its own style sheet
     */
    public static String draw(String title, String unit, List<Row> rows, boolean style) {
        int left = left(rows);
        double least = rows.stream().mapToDouble(Row::least).min().orElse(1);
        double most = rows.stream().mapToDouble(Row::most).max().orElse(TOP);
        Decades scale = Decades.holding(Math.max(least, 1e-3), most);
        int height = TOP + ROW * rows.size() + FOOT;
        Drawing drawing = new Drawing(WIDTH, height, title, describe(rows, unit), style);
        StringBuilder grid = new StringBuilder();
        for (double mark : scale.marks()) {
            grid.append("M" + Drawing.number(x(left, scale, mark)) + " " + TOP + "V" + (height - FOOT));
            drawing.text("wg-o-outcome", x(left, scale, mark), TOP - 10.0, Decades.label(mark));
            drawing.text("wg-o-outcome", x(left, scale, mark), height - FOOT + 18.0, Decades.label(mark));
        }
        drawing.path("wg-o-grid", grid.toString());
        for (int i = 0; i < rows.size(); i++) {
            row(drawing, left, scale, rows.get(i), TOP + ROW * i + ROW / 2.0);
        }
        drawing.text("wg-o-name", left + (WIDTH - left - RIGHT) / 2.0, height - 6.0, unit);
        return drawing.done();
    }

    private static void row(Drawing drawing, int left, Decades scale, Row row, double y) {
        double x = x(left, scale, row.number());
        drawing.path("wg-c-stem", "M" + left + " " + Drawing.number(y) + "H" + Drawing.number(x));
        drawing.path(
                "wg-c-span",
                "M" + Drawing.number(x(left, scale, row.least())) + " " + Drawing.number(y) + "H"
                        + Drawing.number(x(left, scale, row.most())));
        drawing.dot(row.bound() ? "wg-c-open" : "wg-c-dot", x, y, DOT);
        drawing.link(row.address(), "wg-c-row", left - 10.0, y + 5, row.label());
        drawing.text("wg-c-value", Math.max(x, x(left, scale, row.most())) + 10, y + 5, row.shown());
    }

    /** Where the scale begins, so that the longest label has room before it. */
    private static int left(List<Row> rows) {
        int longest = rows.stream().mapToInt(row -> row.label().length()).max().orElse(0);
        return Math.clamp((int) (longest * LETTER) + 16, LEAST_LEFT, WIDTH * 11 / 20);
    }

    private static double x(int left, Decades scale, double number) {
        return left + scale.part(Math.max(number, scale.least())) * (WIDTH - left - RIGHT);
    }

    private static String describe(List<Row> rows, String unit) {
        Row first = rows.getFirst();
        Row last = rows.getLast();
        return String.format(
                Locale.ROOT,
                "%s: from %s with %s to %s with %s.",
                unit,
                first.label(),
                first.shown(),
                last.label(),
                last.shown());
    }
}
