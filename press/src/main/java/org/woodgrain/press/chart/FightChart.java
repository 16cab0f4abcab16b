package org.woodgrain.press.chart;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Draws what came of many fights: who won how often with the interval of each, how many rounds they took, and how many of
 * each side fell.
 */
public final class FightChart {
    private static final int WIDTH = 560;
    private static final int LEFT = 92;
    private static final int RIGHT = 68;
    private static final int EDGE = 14;
    private static final int TOP = 20;
    private static final int ROW = 34;
    private static final int BAR = 18;
    private static final int WHISKER = 5;
    private static final int PANEL = 168;
    private static final int TALL = 104;
    private static final int HEAD = 24;
    private static final int BETWEEN = 28;
    private static final int DIGIT = 9;
    private static final double GAP = 0.16;
    private static final List<String> INKS = List.of("wg-c-first", "wg-c-second", "wg-c-neither");

    private final Drawing drawing;

    private FightChart(Drawing drawing) {
        this.drawing = drawing;
    }

    /**
     * A side, or neither, and how often it won.
     *
     * @param share from 0 to 1
     * @param least the lower end of its interval
     * @param most the upper end
     */
    public record Wins(String name, double share, double least, double most) {}

    /**
     * How often a number came up.
     *
     * @param name what is counted
     * @param first the number of the first share
     * @param shares from 0 to 1
     * @param open whether the last share stands for all greater numbers too
     */
    public record Count(String name, int first, List<Double> shares, boolean open) {
        public Count {
            shares = List.copyOf(shares);
        }
    }

    /**
     * The chart as one {@code svg} element without script.
     *
     * @param title what was fought
     * @param wins the first side, the second, and neither if that came up
     * @param rounds how long they took
     * @param losses those of the first side and of the second
     * @param style whether the drawing brings its own style sheet
     */
    public static String draw(String title, List<Wins> wins, Count rounds, List<Count> losses, boolean style) {
        int height = TOP + ROW * wins.size() + 2 * PANEL;
        String words = wins.stream()
                .map(each -> each.name() + " " + percent(each.share()))
                .collect(Collectors.joining(", "));
        FightChart chart = new FightChart(new Drawing(WIDTH, height, title, words + ".", style));
        for (int i = 0; i < wins.size(); i++) {
            chart.wins(wins.get(i), TOP + ROW * i, INKS.get(i));
        }
        int under = TOP + ROW * wins.size();
        chart.count(rounds, EDGE, under, WIDTH - 2 * EDGE, "wg-o-bars");
        int half = (WIDTH - 2 * EDGE - BETWEEN) / 2;
        for (int i = 0; i < losses.size(); i++) {
            chart.count(losses.get(i), EDGE + i * (half + BETWEEN), under + PANEL, half, INKS.get(i));
        }
        return chart.drawing.done();
    }

    private void wins(Wins each, int y, String ink) {
        double wide = WIDTH - LEFT - RIGHT;
        drawing.text("wg-c-row", LEFT - 10.0, y + BAR - 4.0, each.name());
        drawing.box("wg-c-band", LEFT, y, wide, BAR);
        if (each.share() > 0) {
            drawing.box(ink, LEFT, y, each.share() * wide, BAR);
        }
        double middle = y + BAR / 2.0;
        String left = Drawing.number(LEFT + each.least() * wide);
        String right = Drawing.number(LEFT + each.most() * wide);
        drawing.path(
                "wg-c-whisker",
                "M" + left + " " + Drawing.number(middle - WHISKER) + "v" + 2 * WHISKER + "M" + left + " "
                        + Drawing.number(middle) + "H" + right + "M" + right + " " + Drawing.number(middle - WHISKER)
                        + "v" + 2 * WHISKER);
        drawing.text("wg-c-value", WIDTH - RIGHT + 8.0, y + BAR - 4.0, percent(each.share()));
    }

    private void count(Count count, int x, int y, int width, String ink) {
        int size = count.shares().size();
        double top =
                count.shares().stream().mapToDouble(Double::doubleValue).max().orElse(1);
        double wide = (double) width / size;
        double gap = wide * GAP;
        int ground = y + HEAD + TALL;
        drawing.text("wg-o-name", x + width / 2.0, y + HEAD - 10.0, count.name());
        for (int i = 0; i < size; i++) {
            double tall = count.shares().get(i) / Math.max(top, 1e-9) * (TALL - 14);
            if (tall >= 0.05) {
                drawing.box(ink, x + i * wide + gap / 2, ground - tall, wide - gap, tall);
            }
            if (wide > 4 * DIGIT && count.shares().get(i) > 0) {
                drawing.text(
                        "wg-o-outcome",
                        x + (i + 0.5) * wide,
                        ground - tall - 4,
                        percent(count.shares().get(i)));
            }
        }
        drawing.path("wg-o-axis", "M" + x + " " + ground + "h" + width);
        int last = count.first() + size - 1;
        int every = Math.max(1, (int) Math.ceil((Integer.toString(last).length() + 1) * DIGIT / wide));
        for (int i = 0; i < size; i++) {
            if (i % every == 0 || i == size - 1 && count.open()) {
                String number = Integer.toString(count.first() + i) + (count.open() && i == size - 1 ? "+" : "");
                drawing.text("wg-o-outcome", x + (i + 0.5) * wide, ground + 18.0, number);
            }
        }
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, share >= 0.0995 ? "%.0f%%" : "%.1f%%", 100 * share);
    }
}
