package org.woodgrain.press;

/**
 * How a map is put on paper.
 *
 * @param cell pixels of a ten-foot square
 * @param style whether the drawing brings its own style sheet; without it the page links {@link MapStyle#sheet()}
 * @param clickable whether every known square of floor carries its {@code data-cell}
 */
public record MapPaper(int cell, boolean style, boolean clickable) {

    /** A drawing that stands alone. */
    public static final MapPaper ALONE = new MapPaper(28, true, true);

    /** A drawing for a page that has the style sheet. */
    public static final MapPaper IN_PAGE = new MapPaper(28, false, true);

    public MapPaper withCell(int pixels) {
        return new MapPaper(pixels, style, clickable);
    }
}
