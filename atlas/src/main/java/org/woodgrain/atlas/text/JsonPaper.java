package org.woodgrain.atlas.text;

import java.util.Collection;
import java.util.Iterator;
import java.util.Map;
import tools.jackson.core.io.JsonStringEncoder;

/** Prints maps, collections, texts, numbers and flags as JSON that is pleasant to read. */
public final class JsonPaper {
    private static final int LINE = 110;

    private final StringBuilder out = new StringBuilder();

    private JsonPaper() {}

    /** Prints a value; what fits in a line stays in one, except that lists of texts have a line for each. */
    public static String print(Map<String, Object> whole) {
        JsonPaper paper = new JsonPaper();
        paper.spread(whole, 0);
        return paper.out.append('\n').toString();
    }

    private void put(Object value, int depth) {
        String flat = flat(value);
        if (flat.length() + 2 * depth <= LINE && !isDrawing(value)) {
            out.append(flat);
        } else {
            spread(value, depth);
        }
    }

    /** Rows of characters belong below each other. */
    private static boolean isDrawing(Object value) {
        return value instanceof Collection<?> items
                && items.size() > 2
                && items.stream().allMatch(item -> item instanceof String row && row.matches("[ +|-].*"));
    }

    private void spread(Object value, int depth) {
        if (value instanceof Map<?, ?> members && !members.isEmpty()) {
            out.append("{\n");
            Iterator<? extends Map.Entry<?, ?>> left = members.entrySet().iterator();
            while (left.hasNext()) {
                Map.Entry<?, ?> member = left.next();
                indent(depth + 1)
                        .append(quoted(String.valueOf(member.getKey())))
                        .append(": ");
                put(member.getValue(), depth + 1);
                out.append(left.hasNext() ? ",\n" : "\n");
            }
            indent(depth).append('}');
        } else if (value instanceof Collection<?> items && !items.isEmpty()) {
            out.append("[\n");
            Iterator<?> left = items.iterator();
            while (left.hasNext()) {
                indent(depth + 1);
                put(left.next(), depth + 1);
                out.append(left.hasNext() ? ",\n" : "\n");
            }
            indent(depth).append(']');
        } else {
            out.append(flat(value));
        }
    }

    private StringBuilder indent(int depth) {
        return out.append("  ".repeat(depth));
    }

    private static String flat(Object value) {
        return switch (value) {
            case Map<?, ?> members -> {
                StringBuilder flat = new StringBuilder();
                members.forEach((name, member) -> flat.append(flat.isEmpty() ? "{" : ", ")
                        .append(quoted(String.valueOf(name)))
                        .append(": ")
                        .append(flat(member)));
                yield flat.isEmpty() ? "{}" : flat.append('}').toString();
            }
            case Collection<?> items -> {
                StringBuilder flat = new StringBuilder("[");
                items.forEach(
                        item -> flat.append(flat.length() == 1 ? "" : ", ").append(flat(item)));
                yield flat.append(']').toString();
            }
            case String text -> quoted(text);
            case Integer number -> number.toString();
            case Boolean flag -> flag.toString();
            default -> throw new IllegalArgumentException("cannot print a " + value.getClass());
        };
    }

    private static String quoted(String text) {
        return '"' + new String(JsonStringEncoder.getInstance().quoteAsCharArray(text)) + '"';
    }
}
