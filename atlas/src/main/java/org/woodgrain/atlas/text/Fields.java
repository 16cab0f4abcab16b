package org.woodgrain.atlas.text;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The members of one object while they are read: a wrong one becomes an error and its fallback is taken, so that one
 * reading finds every fault; members that nobody asked for become warnings.
 */
public final class Fields {
    private static final int NEAR = 2;

    private final Value.Members members;
    private final Findings findings;
    private final Set<String> known = new HashSet<>();

    public Fields(Value.Members members, Findings findings) {
        this.members = members;
        this.findings = findings;
    }

    /** The fields of a value that should be an object; an error and an empty object if it is not. */
    public static Fields of(Value value, Findings findings) {
        if (value instanceof Value.Members object) {
            return new Fields(object, findings);
        }
        findings.error(value.at(), "expected an object, found " + value.kind());
        return new Fields(new Value.Members(value.at(), Map.of()), findings);
    }

    public Spot at() {
        return members.at();
    }

    /** Where a member stands, or the whole object if it is missing. */
    public Spot at(String name) {
        return members.member(name).map(Value::at).orElse(members.at());
    }

    /** A member of any kind; empty if it is missing or null. */
    public Optional<Value> value(String name) {
        known.add(name);
        return members.member(name);
    }

    /** A text that must be there. */
    public String text(String name) {
        if (value(name).isEmpty()) {
            findings.error(members.at(), "\"" + name + "\" is missing; expected a text");
        }
        return text(name, "");
    }

    /** A text, or the lines of a list of texts joined by spaces. */
    public String text(String name, String fallback) {
        return value(name).map(found -> toText(found, fallback)).orElse(fallback);
    }

    private String toText(Value found, String fallback) {
        return switch (found) {
            case Value.Text text -> text.text();
            case Value.Items items ->
                items.all().stream().map(item -> toText(item, "")).collect(Collectors.joining(" "));
            case Value.Figure figure -> figure.number().toPlainString();
            case Value.Members members -> wrong(members, "a text", fallback);
            case Value.Flag flag -> wrong(flag, "a text", fallback);
            case Value.Nothing nothing -> fallback;
        };
    }

    /** A whole number. */
    public int number(String name, int fallback) {
        return value(name).map(found -> number(found, fallback)).orElse(fallback);
    }

    private int number(Value found, int fallback) {
        if (found instanceof Value.Figure(Spot at, BigDecimal number)) {
            try {
                return number.intValueExact();
            } catch (ArithmeticException tooLongOrBroken) {
                findings.error(at, "expected a whole number, found " + number);
                return fallback;
            }
        }
        return wrong(found, "a whole number", fallback);
    }

    public boolean flag(String name, boolean fallback) {
        Optional<Value> found = value(name);
        if (found.isEmpty()) {
            return fallback;
        }
        return found.get() instanceof Value.Flag(Spot at, boolean flag)
                ? flag
                : wrong(found.get(), "true or false", fallback);
    }

    /** The items of a list; empty if it is missing. */
    public List<Value> items(String name) {
        Optional<Value> found = value(name);
        if (found.isEmpty()) {
            return List.of();
        }
        return found.get() instanceof Value.Items(Spot at, List<Value> all)
                ? all
                : wrong(found.get(), "a list", List.of());
    }

    /** A list of texts. */
    public List<String> texts(String name) {
        List<String> texts = new ArrayList<>();
        for (Value item : items(name)) {
            if (item instanceof Value.Text(Spot at, String text)) {
                texts.add(text);
            } else {
                wrong(item, "a text", "");
            }
        }
        return texts;
    }

    /** One of the words of an enum, written small with hyphens. */
    public <E extends Enum<E>> E word(String name, E fallback, Class<E> words) {
        Optional<Value> found = value(name);
        if (found.isEmpty()) {
            return fallback;
        }
        if (found.get() instanceof Value.Text(Spot at, String text)) {
            for (E word : words.getEnumConstants()) {
                if (written(word).equals(text)) {
                    return word;
                }
            }
        }
        String all =
                Arrays.stream(words.getEnumConstants()).map(Fields::written).collect(Collectors.joining(", "));
        return wrong(found.get(), "one of " + all, fallback);
    }

    /** How a word of an enum is written in a file. */
    public static String written(Enum<?> word) {
        return word.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private <T> T wrong(Value found, String expected, T fallback) {
        findings.error(found.at(), "expected " + expected + ", found " + found.kind());
        return fallback;
    }

    /** Warns of every member that was not asked for, and names the one that was probably meant. */
    public void close() {
        members.all().forEach((name, value) -> {
            if (!known.contains(name)) {
                String meant = known.stream()
                        .filter(word -> distance(word, name) <= NEAR)
                        .sorted()
                        .findFirst()
                        .map(word -> "; did you mean \"" + word + "\"?")
                        .orElse("");
                findings.warn(value.at(), "unknown field, not read" + meant);
            }
        });
    }

    /** Letters to change, add or drop to make one word of another. */
    private static int distance(String one, String other) {
        int[] above = new int[other.length() + 1];
        for (int column = 0; column < above.length; column++) {
            above[column] = column;
        }
        for (int row = 1; row <= one.length(); row++) {
            int[] here = new int[above.length];
            here[0] = row;
            for (int column = 1; column < here.length; column++) {
                int change = above[column - 1] + (one.charAt(row - 1) == other.charAt(column - 1) ? 0 : 1);
                here[column] = Math.min(change, 1 + Math.min(above[column], here[column - 1]));
            }
            above = here;
        }
        return above[other.length()];
    }
}
