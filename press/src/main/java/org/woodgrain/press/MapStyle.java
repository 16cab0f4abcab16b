package org.woodgrain.press;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * What all maps share: the style sheet, whose colours a page can change by its {@code --map-} variables, and the symbols.
 *
 * <p>Symbols lie on the x axis about the middle of an edge or of a square; a square is ten units wide.
 */
public final class MapStyle {
    private static final String SHEET = resource("map.css");
    private static final String SYMBOLS = hatching() + doors() + ways() + things() + winds();

    private MapStyle() {}

    /** The style sheet. */
    public static String sheet() {
        return SHEET;
    }

    /** A drawing of no size that defines the symbols, for a page that shows maps without their own. */
    public static String symbols() {
        return "<svg class=\"wg-map\" width=\"0\" height=\"0\" aria-hidden=\"true\" focusable=\"false\">" + defs()
                + "</svg>";
    }

    static String defs() {
        return "<defs>\n" + SYMBOLS + "</defs>\n";
    }

    private static String resource(String name) {
        try (InputStream in = MapStyle.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException(name + " is not in the program");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Rock: clusters of three strokes; a tile of six squares that joins itself on every side. */
    private static String hatching() {
        return "<pattern id=\"wg-hatch\" width=\"60\" height=\"60\" patternUnits=\"userSpaceOnUse\">"
                + "<path class=\"wg-m-hatch\" d=\"" + resource("hatch.path").strip() + "\"/></pattern>\n";
    }

    private static String symbol(String name, String content) {
        return "<g id=\"wg-" + name + "\">" + content + "</g>\n";
    }

    private static String path(String name, String lines) {
        return "<path class=\"" + name + "\" d=\"" + lines + "\"/>";
    }

    private static String circle(String name, double x, double y, double radius) {
        String r = Ink.number(radius);
        String across = Ink.number(2 * radius);
        return path(
                name,
                "M" + Ink.number(x - radius) + " " + Ink.number(y) + "a" + r + " " + r + " 0 1 0 " + across + " 0a" + r
                        + " " + r + " 0 1 0 -" + across + " 0z");
    }

    private static String doors() {
        String leaf = path("wg-m-blank", "M-2.7-1.15h5.4v2.3h-5.4z");
        String pair = path("wg-m-blank", "M-4-1.15h3.8v2.3h-3.8zM.2-1.15h3.8v2.3h-3.8z");
        String stubs = path("wg-m-wall", "M-5 0h1.9M5 0h-1.9") + path("wg-m-fine", "M-2.6-1v2M2.6-1v2");
        String wide = path("wg-m-wall", "M-5 0h.6M5 0h-.6");
        String gate = path("wg-m-wall", "M-5 0h.7M5 0h-.7");
        StringBuilder bars = new StringBuilder();
        for (double x = -3; x < 3.1; x += 1.5) {
            bars.append(circle("wg-m-solid", x, 0, .5));
        }
        return symbol("door", leaf)
                + symbol("door-open", stubs + path("wg-m-blank", "M-2.7.4h1v4.4h-1z"))
                + symbol("double", pair)
                + symbol("double-open", wide + path("wg-m-blank", "M-4 .2h.9v3.6h-.9zM3.1.2h.9v3.6h-.9z"))
                + symbol("arch", stubs)
                + symbol("portcullis", gate + path("wg-m-fine", "M-4.3 0h8.6") + bars)
                + symbol("portcullis-open", gate + bars)
                + symbol("lock", circle("wg-m-solid", 0, 0, .55))
                + symbol("bar", path("wg-m-wall", "M-3.4 0h6.8"))
                + symbol("wedge", path("wg-m-solid", "M1.6 1.2l2.2 1.8h-2.6z"))
                + symbol("splinters", path("wg-m-thin", "M-2.4-.9l1.3 1.7M-.6-.9l.9 1.8M1-.9l1.3 1.5"));
    }

    private static String ways() {
        StringBuilder narrowing = new StringBuilder();
        for (int tread = 0; tread < 7; tread++) {
            double y = 4.2 - 1.4 * tread;
            double half = 3.9 - .42 * tread;
            narrowing
                    .append('M')
                    .append(Ink.number(-half))
                    .append(' ')
                    .append(Ink.number(y))
                    .append('h')
                    .append(Ink.number(2 * half));
        }
        // steps are drawn as one walks north; they narrow towards the lower end
        return symbol(
                        "stairs-down",
                        path("wg-m-fine", narrowing.toString())
                                + path("wg-m-thin", "M-4.1 4.6L-1.2-4.6M4.1 4.6L1.2-4.6"))
                + symbol(
                        "stairs-up",
                        "<g transform=\"rotate(180)\">" + path("wg-m-fine", narrowing.toString())
                                + path("wg-m-thin", "M-4.1 4.6L-1.2-4.6M4.1 4.6L1.2-4.6") + "</g>")
                + symbol("steps", path("wg-m-fine", "M-4-1.5h8M-4 0h8M-4 1.5h8"));
    }

    private static String things() {
        return symbol("pit", path("wg-m-fine", "M-3.6-3.6h7.2v7.2h-7.2zM-3.6-3.6l7.2 7.2M3.6-3.6l-7.2 7.2"))
                + symbol("trap", path("wg-m-fine", "M-1.9-1.9h3.8v3.8h-3.8zM-1.9-1.9l3.8 3.8M1.9-1.9l-3.8 3.8"))
                + symbol("column", circle("wg-m-solid", 0, 0, 1.5))
                + symbol(
                        "statue",
                        circle("wg-m-blank", 0, 0, 3)
                                + path(
                                        "wg-m-solid",
                                        "M0-2.4L.68-.7 2.4-.7 1.05.42 1.5 2.1 0 1.15-1.5 2.1-1.05.42-2.4-.7-.68-.7z"))
                + symbol(
                        "altar",
                        path("wg-m-blank", "M-3.6-1.7h7.2v3.4h-7.2z") + path("wg-m-thin", "M-2.9-1h5.8v2h-5.8z"))
                + symbol("well", circle("wg-m-blank", 0, 0, 3.4) + circle("wg-m-solid", 0, 0, 2.2))
                + symbol(
                        "fountain",
                        circle("wg-m-blank", 0, 0, 3.4)
                                + circle("wg-m-water", 0, 0, 2.5)
                                + circle("wg-m-solid", 0, 0, .6))
                + symbol(
                        "chest",
                        path("wg-m-blank", "M-2.5-1.6h5v3.2h-5z") + path("wg-m-fine", "M-2.5-.3h5M-.5-.3v.9h1v-.9"))
                + symbol(
                        "rubble",
                        path(
                                "wg-m-fine",
                                "M-3-1l1.2-1.2 1.3.6-.3 1.4-1.6.2zM.4-2.6l1.3-.3.7 1.1-1 .8-1.2-.5zM-1.2 1.6l.9-1 1.5.3.2 1.3-1.4.7zM2.2.8l1.1-.2.4.9-.9.6zM-3.3 2.2l.8-.5.6.7-.7.6z"))
                + symbol(
                        "fireplace",
                        path("wg-m-blank", "M-3.4 4.3v-2.9a3.4 3.4 0 0 1 6.8 0v2.9")
                                + path("wg-m-fine", "M-1.6 3.6c-.4-1.8 1-2 1.2-3.6 1.5 1.2 2.2 2 1.6 3.6"))
                + symbol(
                        "bones",
                        path("wg-m-fine", "M-2.4-1.6l3.6 2.6M-2.6 1.6l3.4-2.4M1.6 2.2l1.4-1.9")
                                + circle("wg-m-blank", 2.3, -1.5, .95))
                + symbol(
                        "pile",
                        path("wg-m-blank", "M-2.6 1.6q.3-1.9 1.7-2.2.5-1.3 1.6-.7 1.6.3 1.9 2.9z")
                                + path("wg-m-thin", "M-1.2.5h.1M.2-.2h.1M1.1.8h.1"))
                + symbol("table", path("wg-m-blank", "M-3.8-2h7.6v4h-7.6z"))
                + symbol("throne", path("wg-m-blank", "M-2-2.4h4v4.8h-4z") + path("wg-m-fine", "M-2-1.2h4"))
                + symbol(
                        "windy",
                        path(
                                "wg-m-thin",
                                "M-3.6-1.6h4.8a1.1 1.1 0 1 0-1.1-1.1M-3.6 0h6.4a1.2 1.2 0 1 1-1.2 1.2M-3.6 1.6h3.4a1 1 0 1 1-1 1"))
                + symbol("ripple", path("wg-m-ripple", "M-2.6 0q.65-.9 1.3 0t1.3 0 1.3 0 1.3 0"))
                + symbol("other", path("wg-m-blank", "M0-1.6l1.6 1.6-1.6 1.6-1.6-1.6z"));
    }

    private static String winds() {
        return symbol(
                        "company",
                        circle("wg-m-company", 0, 0, 3.3) + path("wg-m-arrow", "M0-2.5l1.9 4.2-1.9-1.1-1.9 1.1z"))
                + symbol("foe", path("wg-m-foe", "M0-1.9l1.65 1.9-1.65 1.9-1.65-1.9z"))
                + symbol(
                        "north", path("wg-m-fine", "M0 4.4v-6") + path("wg-m-solid", "M0-4.8l1.7 4.3-1.7-1.1-1.7 1.1z"))
                + symbol(
                        "scale",
                        path("wg-m-fine", "M0 0h30v1.6h-30zM10 0v1.6M20 0v1.6")
                                + path("wg-m-solid", "M0 0h10v1.6h-10zM20 0h10v1.6h-10z"));
    }
}
