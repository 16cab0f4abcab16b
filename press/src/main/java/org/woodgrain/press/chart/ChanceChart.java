package org.woodgrain.press.chart;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.woodgrain.dice.odds.Interval;
import org.woodgrain.press.odds.Shares;

/** Draws what can come of a fight as one bar in three parts, with the interval of the first at its end. */
public final class ChanceChart {
    private static final int WIDTH = 560;
    private static final int HEIGHT = 112;
    /** Without words under the bar. */
    private static final int FLAT = 88;

    private static final int SIDE = 14;
    private static final int TOP = 38;
    private static final int TALL = 34;
    private static final int WHISKER = 7;
    private static final List<String> INKS = List.of("wg-c-first", "wg-c-neither", "wg-c-second");
    private static final double WORTH_A_WORD = 0.12;
    private static final double LEAST = 0.0001;

    private ChanceChart() {}

    /** One part and its chance. */
    public record Part(String name, double chance) {}

    /**
     * The chart as one {@code svg} element without script.
     *
     * @param parts three: the first side, neither, the second side
     * @param first where the chance of the first lies; both ends alike if it is known
     * @param style whether the drawing brings its own style sheet
     */
    public static String draw(List<Part> parts, Interval first, boolean style) {
        String words = parts.stream().map(ChanceChart::told).collect(Collectors.joining(", "));
        int height = parts.get(1).chance() > 0 ? HEIGHT : FLAT;
        Drawing drawing = new Drawing(WIDTH, height, "Chances: " + words, words + ".", style);
        double wide = WIDTH - 2.0 * SIDE;
        double from = 0;
        for (int i = 0; i < parts.size(); i++) {
            double chance = parts.get(i).chance();
            if (chance > 0) {
                drawing.box(INKS.get(i), SIDE + from * wide, TOP, chance * wide, TALL);
            }
            from += chance;
        }
        drawing.path("wg-o-grid", "M" + WIDTH / 2 + " " + (TOP - 6) + "v" + (TALL + 12));
        if (first.most() > first.least()) {
            double y = TOP + TALL / 2.0;
            double left = SIDE + first.least() * wide;
            double right = SIDE + first.most() * wide;
            drawing.path(
                    "wg-c-whisker",
                    "M" + Drawing.number(left) + " " + Drawing.number(y - WHISKER) + "v" + 2 * WHISKER + "M"
                            + Drawing.number(left) + " " + Drawing.number(y) + "H" + Drawing.number(right) + "M"
                            + Drawing.number(right) + " " + Drawing.number(y - WHISKER) + "v" + 2 * WHISKER);
        }
        drawing.text("wg-o-legend wg-c-strong", SIDE, TOP - 12.0, told(parts.getFirst()));
        drawing.text("wg-o-chance wg-c-strong", WIDTH - SIDE, TOP - 12.0, told(parts.getLast()));
        if (parts.get(1).chance() > 0) {
            double middle = parts.getFirst().chance() + parts.get(1).chance() / 2;
            double x = Math.clamp(middle, WORTH_A_WORD, 1 - WORTH_A_WORD);
            drawing.text("wg-c-note", SIDE + x * wide, TOP + TALL + 24.0, told(parts.get(1)));
        }
        return drawing.done();
    }

    private static String told(Part part) {
        return part.name() + " "
                + (part.chance() < LEAST
                        ? Shares.percent(part.chance())
                        : String.format(Locale.ROOT, "%.2f%%", 100 * part.chance()));
    }
}
