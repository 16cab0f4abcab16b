package org.woodgrain.press.odds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.woodgrain.dice.odds.Distribution;

/**
 * Draws the odds of one expression as a histogram, or those of several as lines over each other: ink on paper, a fine grid,
 * as the maps are drawn.
 */
public final class OddsChart {
    private static final int WIDTH = 560;
    private static final int HEIGHT = 320;
    private static final int LEFT = 52;
    private static final int RIGHT = 14;
    private static final int TOP = 16;
    private static final int FOOT = 50;
    private static final int LINE = 20;
    private static final int BARS = 120;
    private static final int DIGIT = 9;
    private static final int TICKS = 7;
    private static final double GAP = 0.16;

    private final List<Drawn> drawn;
    private final Plot plot;
    private final String unit;
    private final int legend;
    private final int height;
    private final StringBuilder svg = new StringBuilder(8_192);

    /** A distribution and its name. */
    public record Named(String name, Distribution odds) {}

    private record Drawn(String name, List<Double> bars) {}

    private OddsChart(List<Named> odds, String unit) {
        this.unit = unit;
        this.plot = Plot.of(odds.stream().map(Named::odds).toList(), BARS);
        this.drawn = odds.stream()
                .map(each -> new Drawn(
                        each.name(),
                        Arrays.stream(plot.bars(each.odds())).boxed().toList()))
                .toList();
        this.legend = HEIGHT + (unit.isEmpty() ? 0 : LINE / 2);
        this.height = odds.size() > 1 ? legend + LINE * odds.size() : HEIGHT;
    }

    /**
     * The chart as one {@code svg} element without script.
     *
     * @param odds one or more distributions
     * @param style whether the drawing brings its own style sheet
     */
    public static String draw(List<Named> odds, boolean style) {
        return draw(odds, "", style);
    }

    /**
     * The chart as one {@code svg} element without script, its outcomes under the name of what they count.
     *
     * @param odds one or more distributions
     * @param unit what the outcomes are: {@code "hit points left"}; one distribution goes by its own name if empty
     * @param style whether the drawing brings its own style sheet
     */
    public static String draw(List<Named> odds, String unit, boolean style) {
        return new OddsChart(odds, unit).draw(style);
    }

    private String draw(boolean style) {
        double top = drawn.stream()
                .flatMap(each -> each.bars().stream())
                .mapToDouble(Double::doubleValue)
                .max()
                .orElse(1);
        double step = Ticks.step(top * 100, 5) / 100;
        double ceiling = Math.max(step, Math.ceil(top / step - 1e-9) * step);
        svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"wg-odds\" role=\"img\" viewBox=\"0 0 ")
                .append(WIDTH)
                .append(' ')
                .append(height)
                .append("\" width=\"")
                .append(WIDTH)
                .append("\" height=\"")
                .append(height)
                .append("\">\n<title>Odds of ")
                .append(escape(
                        String.join(" and ", drawn.stream().map(Drawn::name).toList())))
                .append("</title>\n<desc>")
                .append(escape(describe()))
                .append("</desc>\n");
        if (style) {
            svg.append("<style>\n").append(OddsStyle.sheet()).append("</style>\n");
        }
        svg.append("<path class=\"wg-o-paper\" d=\"M0 0h" + WIDTH + "v" + height + "h-" + WIDTH + "z\"/>\n");
        grid(step, ceiling);
        for (int i = 0; i < drawn.size(); i++) {
            if (drawn.size() == 1) {
                bars(drawn.get(i).bars(), ceiling);
            } else {
                line(drawn.get(i).bars(), ceiling, i);
            }
        }
        axis();
        legend();
        return svg.append("</svg>\n").toString();
    }

    private String describe() {
        List<String> words = new ArrayList<>();
        for (Drawn each : drawn) {
            int likeliest = 0;
            for (int i = 1; i < each.bars().size(); i++) {
                likeliest = each.bars().get(i) > each.bars().get(likeliest) ? i : likeliest;
            }
            words.add(each.name() + " is likeliest " + plot.label(likeliest) + ", "
                    + Shares.percent(each.bars().get(likeliest)) + ".");
        }
        return String.join(" ", words);
    }

    private void grid(double step, double ceiling) {
        StringBuilder lines = new StringBuilder();
        for (double chance = step; chance <= ceiling + step / 2; chance += step) {
            lines.append("M").append(LEFT).append(' ').append(number(y(chance, ceiling)));
            lines.append("H").append(WIDTH - RIGHT);
        }
        path("wg-o-grid", lines.toString());
        for (double chance = 0; chance <= ceiling + step / 2; chance += step) {
            text("wg-o-chance", LEFT - 7, y(chance, ceiling) + 5, Ticks.percent(chance, step));
        }
    }

    private void bars(List<Double> bars, double ceiling) {
        StringBuilder path = new StringBuilder();
        double wide = (double) (WIDTH - LEFT - RIGHT) / bars.size();
        double gap = bars.size() > 60 ? 0 : wide * GAP;
        for (int i = 0; i < bars.size(); i++) {
            double tall = y(0, ceiling) - y(bars.get(i), ceiling);
            if (tall >= 0.05) {
                path.append("M")
                        .append(number(LEFT + i * wide + gap / 2))
                        .append(' ')
                        .append(number(y(0, ceiling)))
                        .append("v-")
                        .append(number(tall))
                        .append("h")
                        .append(number(wide - gap))
                        .append("v")
                        .append(number(tall))
                        .append("z");
            }
        }
        path("wg-o-bars", path.toString());
    }

    private void line(List<Double> bars, double ceiling, int which) {
        StringBuilder path = new StringBuilder();
        StringBuilder dots = new StringBuilder();
        double wide = (double) (WIDTH - LEFT - RIGHT) / bars.size();
        boolean pen = false;
        for (int i = 0; i < bars.size(); i++) {
            if (bars.get(i) <= 0) {
                pen = false;
                continue;
            }
            String x = number(LEFT + (i + 0.5) * wide);
            String y = number(y(bars.get(i), ceiling));
            boolean alone = !pen && (i == bars.size() - 1 || bars.get(i + 1) <= 0);
            if (alone) {
                path.append("M").append(x).append(' ').append(number(y(0, ceiling)));
            }
            path.append(pen || alone ? "L" : "M").append(x).append(' ').append(y);
            if (alone || bars.size() <= 40) {
                dots.append("M").append(x).append(' ').append(y).append("h0");
            }
            pen = true;
        }
        path("wg-o-line wg-o-" + which % OddsStyle.INKS, path.toString());
        path("wg-o-dot wg-o-" + which % OddsStyle.INKS, dots.toString());
    }

    private void axis() {
        path("wg-o-axis", "M" + LEFT + " " + (HEIGHT - FOOT) + "H" + (WIDTH - RIGHT));
        double wide = (double) (WIDTH - LEFT - RIGHT) / plot.size();
        if (plot.several() == 1 && plot.longest() * DIGIT + DIGIT < wide) {
            for (int i = 0; i < plot.size(); i++) {
                text("wg-o-outcome", LEFT + (i + 0.5) * wide, HEIGHT - FOOT + 19, Long.toString(plot.outcome(i)));
            }
            return;
        }
        long step = Ticks.whole((double) Math.ceilDiv(plot.most() - plot.least(), TICKS));
        double unit = wide / plot.stride() / plot.several();
        for (long tick = Math.ceilDiv(plot.least(), step) * step; tick <= plot.most(); tick += step) {
            double x = LEFT + (tick - plot.least() + plot.stride() / 2.0) * unit;
            if (x + Long.toString(tick).length() * DIGIT / 2.0 < WIDTH) {
                text("wg-o-outcome", x, HEIGHT - FOOT + 19, Long.toString(tick));
            }
        }
    }

    private void legend() {
        String under = unit.isEmpty() && drawn.size() == 1 ? drawn.getFirst().name() : unit;
        if (!under.isEmpty()) {
            text(
                    "wg-o-name",
                    LEFT + (WIDTH - LEFT - RIGHT) / 2.0,
                    HEIGHT - 7,
                    under + (plot.several() == 1 ? "" : ", " + plot.several() + " outcomes to a bar"));
        }
        if (drawn.size() == 1) {
            return;
        }
        for (int i = 0; i < drawn.size(); i++) {
            int y = legend + LINE * i;
            path("wg-o-line wg-o-" + i % OddsStyle.INKS, "M" + LEFT + " " + (y - 5) + "h34");
            text("wg-o-legend", LEFT + 44.0, y, drawn.get(i).name());
        }
    }

    private static double y(double chance, double ceiling) {
        return HEIGHT - FOOT - chance / ceiling * (HEIGHT - FOOT - TOP);
    }

    private void path(String name, String lines) {
        if (!lines.isEmpty()) {
            svg.append("<path class=\"")
                    .append(name)
                    .append("\" d=\"")
                    .append(lines)
                    .append("\"/>\n");
        }
    }

    private void text(String name, double x, double y, String text) {
        svg.append("<text class=\"").append(name).append("\" x=\"").append(number(x));
        svg.append("\" y=\"")
                .append(number(y))
                .append("\">")
                .append(escape(text))
                .append("</text>\n");
    }

    private static String number(double number) {
        return String.format(Locale.ROOT, "%.2f", number).replaceAll("\\.?0+$", "");
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
