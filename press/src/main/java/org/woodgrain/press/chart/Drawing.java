package org.woodgrain.press.chart;

import java.util.Locale;

/** One {@code svg} element as it is written. */
final class Drawing {
    private final StringBuilder svg = new StringBuilder(8_192);

    /**
     * Begins it.
     *
     * @param title what it shows, for those who cannot see it
     * @param description what is to be seen in it, for the same
     * @param style whether it brings its own style sheet
     */
    Drawing(int width, int height, String title, String description, boolean style) {
        svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"wg-odds wg-chart\" role=\"img\" viewBox=\"0 0 ")
                .append(width + " " + height + "\" width=\"" + width + "\" height=\"" + height + "\">\n")
                .append("<title>" + escape(title) + "</title>\n")
                .append("<desc>" + escape(description) + "</desc>\n");
        if (style) {
            svg.append("<style>\n" + ChartStyle.sheet() + "</style>\n");
        }
        path("wg-o-paper", "M0 0h" + width + "v" + height + "h-" + width + "z");
    }

    void path(String name, String lines) {
        if (!lines.isEmpty()) {
            svg.append("<path class=\"" + name + "\" d=\"" + lines + "\"/>\n");
        }
    }

    void text(String name, double x, double y, String text) {
        svg.append("<text class=\"" + name + "\" x=\"" + number(x) + "\" y=\"" + number(y) + "\">" + escape(text)
                + "</text>\n");
    }

    /** Text that leads somewhere; nowhere if the address is empty. */
    void link(String address, String name, double x, double y, String text) {
        if (address.isEmpty()) {
            text(name, x, y, text);
        } else {
            svg.append("<a href=\"" + escape(address).replace("\"", "&quot;") + "\">");
            text(name, x, y, text);
            svg.append("</a>\n");
        }
    }

    void dot(String name, double x, double y, double radius) {
        svg.append("<circle class=\"" + name + "\" cx=\"" + number(x) + "\" cy=\"" + number(y) + "\" r=\""
                + number(radius) + "\"/>\n");
    }

    void box(String name, double x, double y, double width, double height) {
        path(
                name,
                "M" + number(x) + " " + number(y) + "h" + number(width) + "v" + number(height) + "h-" + number(width)
                        + "z");
    }

    /** The whole element. */
    String done() {
        return svg + "</svg>\n";
    }

    static String number(double number) {
        return String.format(Locale.ROOT, "%.2f", number).replaceAll("\\.?0+$", "");
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
