package org.woodgrain.cli.play;

import java.util.ArrayList;
import java.util.List;

/** Breaks long lines between words, where colours take no room. */
final class Wrapping {
    private static final String COLOUR = "\u001B\\[[0-9;]*m";

    private Wrapping() {}

    /**
     * The lines that a text fills.
     *
     * @param columns of the paper; at {@link Desk.Paper#WIDE} nothing is broken
     * @param indent spaces before every line but the first
     */
    static List<String> of(String text, int columns, int indent) {
        if (columns >= Desk.Paper.WIDE.columns() || width(text) < columns) {
            return List.of(text);
        }
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split("(?<=\\S)(?= )", -1)) {
            if (width(line + word) >= columns && !line.toString().isBlank()) {
                lines.add(line.toString());
                line = new StringBuilder(" ".repeat(indent)).append(word.stripLeading());
            } else {
                line.append(word);
            }
        }
        lines.add(line.toString());
        return lines;
    }

    private static int width(String text) {
        return text.replaceAll(COLOUR, "").length();
    }
}
