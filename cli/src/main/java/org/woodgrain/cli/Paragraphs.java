package org.woodgrain.cli;

import java.util.ArrayList;
import java.util.List;

/** Breaks texts into lines. */
final class Paragraphs {
    private Paragraphs() {}

    /** The text in lines of at most {@code width} characters, longer words alone; later lines are indented by two. */
    static List<String> wrap(String text, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        String indent = " ".repeat(text.length() - text.stripLeading().length());
        line.append(indent);
        boolean empty = true;
        for (String word : text.strip().split("\\s+", -1)) {
            if (!empty && line.length() + 1 + word.length() > width) {
                lines.add(line.toString());
                line = new StringBuilder(indent + "  ");
                empty = true;
            }
            line.append(empty ? "" : " ").append(word);
            empty = false;
        }
        lines.add(line.toString());
        return lines;
    }
}
