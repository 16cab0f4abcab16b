package org.woodgrain.press;

/** Collects SVG text; coordinates are in tenths of a square. */
final class Ink {
    /** Units to a square. */
    static final int SQUARE = 10;

    private final StringBuilder svg = new StringBuilder(16_384);

    Ink add(String text) {
        svg.append(text);
        return this;
    }

    /** A number with at most two decimals and nothing to spare. */
    Ink add(double number) {
        svg.append(number(number));
        return this;
    }

    static String number(double number) {
        long hundredths = Math.round(number * 100);
        if (hundredths % 100 == 0) {
            return Long.toString(hundredths / 100);
        }
        long size = Math.abs(hundredths);
        StringBuilder text = new StringBuilder();
        text.append(hundredths < 0 ? "-" : "")
                .append(size / 100 == 0 ? "" : Long.toString(size / 100))
                .append('.');
        text.append(size / 10 % 10);
        return size % 10 == 0 ? text.toString() : text.append(size % 10).toString();
    }

    /** A path of a class; nothing if it has no lines. */
    Ink path(String name, String lines) {
        return lines.isEmpty() ? this : add("<path class=\"" + name + "\" d=\"" + lines + "\"/>\n");
    }

    /** A symbol set down at a place and turned. */
    Ink use(String symbol, double x, double y, int degrees, String title) {
        add("<use href=\"#wg-")
                .add(symbol)
                .add("\" transform=\"translate(")
                .add(x)
                .add(" ")
                .add(y)
                .add(")");
        if (degrees != 0) {
            add("rotate(").add(degrees).add(")");
        }
        return title.isEmpty() ? add("\"/>\n") : add("\"><title>" + escape(title) + "</title></use>\n");
    }

    /** A text at a place. */
    Ink text(String name, double x, double y, String text) {
        return add("<text class=\"" + name + "\" x=\"")
                .add(x)
                .add("\" y=\"")
                .add(y)
                .add("\">" + escape(text) + "</text>\n");
    }

    static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    @Override
    public String toString() {
        return svg.toString();
    }
}
