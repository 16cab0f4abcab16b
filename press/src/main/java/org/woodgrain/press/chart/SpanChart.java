package org.woodgrain.press.chart;

import java.util.List;
import java.util.Locale;

/**
 * Draws where outcomes of several kinds lie on one scale: a row for each with its middle as a dot, the half about it as a
 * broad band, and nine in ten as a thin line.
 */
public final class SpanChart {
    private static final int WIDTH = 560;
    private static final int RIGHT = 24;
    private static final int TOP = 16;
    private static final int ROW = 30;
    private static final int FOOT = 48;
    private static final int LEAST_LEFT = 60;
    private static final double LETTER = 9.2;
    private static final double DOT = 5;
    private static final double BAND = 12;
    private static final int TICKS = 10;

    private SpanChart() {}

    /**
     * One row.
     *
     * @param label as shown
     * @param low one outcome in twenty is this or less
     * @param quarter one in four is this or less
     * @param middle one in two is this or less
     * @param threeQuarters three in four are this or less
     * @param high nineteen in twenty are this or less
     */
    public record Row(String label, long low, long quarter, long middle, long threeQuarters, long high) {}

    /**
     * The chart as one {@code svg} element without script.
     *
     * @param title what it shows
     * @param unit what the outcomes are
     * @param rows at least one, in the order in which they are drawn
     * @param style whether the drawing brings its own style sheet
     */
    public static String draw(String title, String unit, List<Row> rows, boolean style) {
        long least = rows.stream().mapToLong(Row::low).min().orElse(0);
        long most = Math.max(least + 1, rows.stream().mapToLong(Row::high).max().orElse(1));
        int longest = rows.stream().mapToInt(row -> row.label().length()).max().orElse(0);
        Scale scale = new Scale(Math.max(LEAST_LEFT, (int) (longest * LETTER) + 24), least, most);
        int ground = TOP + ROW * rows.size();
        Drawing drawing = new Drawing(WIDTH, ground + FOOT, title, describe(rows), style);
        StringBuilder grid = new StringBuilder();
        long step = step(most - least);
        for (long tick = Math.ceilDiv(least, step) * step; tick <= most; tick += step) {
            grid.append("M" + Drawing.number(scale.x(tick)) + " " + TOP + "V" + ground);
            drawing.text("wg-o-outcome", scale.x(tick), ground + 19.0, Long.toString(tick));
        }
        drawing.path("wg-o-grid", grid.toString());
        for (int i = 0; i < rows.size(); i++) {
            row(drawing, scale, rows.get(i), TOP + ROW * i + ROW / 2.0);
        }
        drawing.text("wg-o-name", (scale.left() + WIDTH - RIGHT) / 2.0, ground + FOOT - 7.0, unit);
        return drawing.done();
    }

    private static void row(Drawing drawing, Scale scale, Row row, double y) {
        drawing.text("wg-c-row", scale.left() - 12.0, y + 5, row.label());
        drawing.path(
                "wg-c-span",
                "M" + Drawing.number(scale.x(row.low())) + " " + Drawing.number(y) + "H"
                        + Drawing.number(scale.x(row.high())));
        double from = scale.x(row.quarter());
        drawing.box("wg-c-half", from, y - BAND / 2, scale.x(row.threeQuarters()) - from, BAND);
        drawing.dot("wg-c-dot", scale.x(row.middle()), y, DOT);
    }

    private static long step(long span) {
        long step = 1;
        while (span / step > TICKS) {
            step = Long.toString(step).startsWith("2") ? step / 2 * 5 : step * 2;
        }
        return step;
    }

    private static String describe(List<Row> rows) {
        StringBuilder words = new StringBuilder();
        for (Row row : rows) {
            words.append(String.format(
                    Locale.ROOT,
                    "%s%s: half are %d or less, nine in ten from %d to %d.",
                    words.isEmpty() ? "" : " ",
                    row.label(),
                    row.middle(),
                    row.low(),
                    row.high()));
        }
        return words.toString();
    }

    private record Scale(int left, long least, long most) {
        double x(long outcome) {
            return left + (double) (outcome - least) / (most - least) * (WIDTH - left - RIGHT);
        }
    }
}
