package org.woodgrain.rules;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A table looked up by a number: the throw of a die, a score or a level.
 *
 * <p>Its spans follow each other without gap or overlap.
 *
 * @param lines in rising order
 */
public record SpanTable<T>(List<Line<T>> lines) {

    /** One line of the table. */
    public record Line<T>(Span span, T value) {}

    public SpanTable {
        lines = List.copyOf(lines);
        for (int i = 1; i < lines.size(); i++) {
            Span before = lines.get(i - 1).span();
            Span here = lines.get(i).span();
            if (here.low() != before.high() + 1) {
                throw new RulesException("The span " + here + " does not follow " + before);
            }
        }
    }

    /** The value of the line that holds a number. */
    public T at(int number) {
        for (Line<T> line : lines) {
            if (line.span().contains(number)) {
                return line.value();
            }
        }
        throw new RulesException("No line of the table holds " + number + "; it has "
                + lines.stream().map(line -> line.span().toString()).collect(Collectors.joining(", ")));
    }

    public int lowest() {
        return lines.getFirst().span().low();
    }

    /** The highest number it holds, which is the faces of its die when it begins at 1. */
    public int highest() {
        return lines.getLast().span().high();
    }

    public List<T> values() {
        return lines.stream().map(Line::value).toList();
    }
}
