package org.woodgrain.press.chart;

import java.util.List;
import java.util.Locale;

/** Draws rows of bars on one scale from 0, one bar in a row or several that are compared, each with its interval. */
public final class BarChart {
    private static final int WIDTH = 560;
    private static final int LEFT = 190;
    private static final int RIGHT = 70;
    private static final int TOP = 30;
    private static final int BAR = 13;
    /** From one bar to the next in a row, so that their values stand clear of each other. */
    private static final int PITCH = 19;

    private static final int GAP = 9;
    private static final int FOOT = 30;
    private static final int LINE = 20;
    private static final int LONGEST = 25;
    private static final double[] ROUND = {1, 2, 2.5, 5, 10};
    private static final int TICKS = 4;

    private BarChart() {}

    /**
     * One row.
     *
     * @param label as shown
     * @param bars one for each of what is compared
     */
    public record Row(String label, List<Bar> bars) {
        public Row {
            bars = List.copyOf(bars);
        }
    }

    /**
     * One bar.
     *
     * @param value from 0
     * @param least the lower end of its interval
     * @param most the upper end
     * @param shown the value as text
     */
    public record Bar(double value, double least, double most, String shown) {}

    /**
     * The chart as one {@code svg} element without script.
     *
     * @param title what it shows
     * @param unit what the values are
     * @param names of what is compared; one of them is not shown
     * @param rows at least one, in the order in which they are drawn
     * @param style whether the drawing brings its own style sheet
     */
    public static String draw(String title, String unit, List<String> names, List<Row> rows, boolean style) {
        int tall = pitch(names.size()) * names.size() + GAP;
        int legend = names.size() > 1 ? LINE * names.size() : 0;
        int height = TOP + tall * rows.size() + FOOT + legend;
        // a whisker that runs far out would leave no room for the bars
        double longest = rows.stream()
                .flatMap(row -> row.bars().stream())
                .mapToDouble(bar -> Math.max(bar.value(), Math.min(bar.most(), 2 * bar.value())))
                .max()
                .orElse(1);
        double step = step(longest > 0 ? longest : 1);
        double top = Math.max(step, Math.ceil(longest / step - 1e-9) * step);
        Drawing drawing = new Drawing(WIDTH, height, title, describe(unit, rows), style);
        StringBuilder grid = new StringBuilder();
        for (double mark = 0; mark <= top + step / 2; mark += step) {
            grid.append("M" + Drawing.number(x(mark, top)) + " " + TOP + "v" + tall * rows.size());
            drawing.text("wg-o-outcome", x(mark, top), TOP - 9.0, Drawing.number(mark));
        }
        drawing.path("wg-o-grid", grid.toString());
        for (int i = 0; i < rows.size(); i++) {
            row(drawing, rows.get(i), TOP + tall * i + GAP / 2.0, top);
        }
        drawing.text("wg-o-name", LEFT + (WIDTH - LEFT - RIGHT) / 2.0, TOP + tall * rows.size() + FOOT - 9.0, unit);
        for (int i = 0; legend > 0 && i < names.size(); i++) {
            double y = TOP + tall * rows.size() + FOOT + LINE * (i + 0.6);
            drawing.box(ink(i), LEFT, y - 10, 34, BAR - 3.0);
            drawing.text("wg-o-legend", LEFT + 44.0, y, names.get(i));
        }
        return drawing.done();
    }

    private static void row(Drawing drawing, Row row, double y, double top) {
        String label = row.label().length() > LONGEST ? row.label().substring(0, LONGEST - 1) + "\u2026" : row.label();
        int pitch = pitch(row.bars().size());
        drawing.text("wg-c-row", LEFT - 10.0, y + pitch * row.bars().size() / 2.0 + 5, label);
        for (int i = 0; i < row.bars().size(); i++) {
            Bar bar = row.bars().get(i);
            double from = y + pitch * i + (pitch - BAR) / 2.0;
            drawing.box(ink(i), LEFT, from + 1, x(bar.value(), top) - LEFT, BAR - 3.0);
            // of what never happened an interval would be all that is seen
            double end = x(bar.value() > 0 ? Math.min(bar.most(), top) : 0, top);
            drawing.path(
                    "wg-c-whisker wg-c-thin",
                    "M" + Drawing.number(x(Math.min(Math.max(0, bar.least()), bar.value()), top)) + " "
                            + Drawing.number(from + BAR / 2.0 - 0.5) + "H" + Drawing.number(end));
            drawing.text("wg-c-value wg-c-note", end + 7, from + BAR - 2.0, bar.shown());
        }
    }

    private static int pitch(int bars) {
        return bars > 1 ? PITCH : BAR;
    }

    private static String ink(int which) {
        return which == 0 ? "wg-c-first" : "wg-c-second";
    }

    private static double x(double value, double top) {
        return LEFT + value / top * (WIDTH - LEFT - RIGHT);
    }

    private static double step(double most) {
        double raw = most / TICKS;
        double power = Math.pow(10, Math.floor(Math.log10(raw)));
        for (double round : ROUND) {
            if (round * power >= raw * (1 - 1e-9)) {
                return round * power;
            }
        }
        return 10 * power;
    }

    private static String describe(String unit, List<Row> rows) {
        Row first = rows.getFirst();
        return String.format(
                Locale.ROOT,
                "%s. First %s with %s, last %s.",
                unit,
                first.label(),
                String.join(" and ", first.bars().stream().map(Bar::shown).toList()),
                rows.getLast().label());
    }
}
