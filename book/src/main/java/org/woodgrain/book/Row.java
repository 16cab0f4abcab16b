package org.woodgrain.book;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.Ratio;
import org.woodgrain.rules.Span;

/** One line of a table, read by column; an empty field and a lone {@code -} both mean nothing. */
public final class Row {
    private static final Pattern SPAN = Pattern.compile("(-?\\d+)(?:-(\\d+)|(\\+))?");

    private final String file;
    private final long line;
    private final Map<String, Integer> columns;
    private final List<String> fields;

    Row(String file, long line, Map<String, Integer> columns, List<String> fields) {
        this.file = file;
        this.line = line;
        this.columns = columns;
        this.fields = fields;
    }

    /** The line of the file, counted from 1 at the header. */
    public long line() {
        return line;
    }

    /** A fault in one column, for checks that only the caller can make. */
    public BookException fault(String column, String expected) {
        return BookException.at(file, line, column, expected, raw(column));
    }

    /** The field as it stands. */
    public String raw(String column) {
        Integer index = columns.get(column);
        if (index == null) {
            throw BookException.at(file, 1, "expected a column " + column);
        }
        return fields.get(index);
    }

    public boolean has(String column) {
        String found = raw(column);
        return !found.isBlank() && !found.equals("-");
    }

    /** A text that must be there. */
    public String text(String column) {
        if (!has(column)) {
            throw fault(column, "a text");
        }
        return raw(column);
    }

    public Optional<String> optional(String column) {
        return has(column) ? Optional.of(raw(column)) : Optional.empty();
    }

    /** A text, empty when there is none. */
    public String textOr(String column, String otherwise) {
        return has(column) ? raw(column) : otherwise;
    }

    /** A whole number, with or without a sign. */
    public int integer(String column) {
        try {
            return Integer.parseInt(raw(column));
        } catch (NumberFormatException notOne) {
            throw fault(column, "a whole number");
        }
    }

    /** A whole number within bounds. */
    public int integer(String column, int low, int high) {
        int number = integer(column);
        if (number < low || number > high) {
            throw fault(column, "a number from " + low + " to " + high);
        }
        return number;
    }

    public int integerOr(String column, int otherwise) {
        return has(column) ? integer(column) : otherwise;
    }

    public OptionalInt optionalInteger(String column) {
        return has(column) ? OptionalInt.of(integer(column)) : OptionalInt.empty();
    }

    /** A chance from 0 to 100, with or without its sign. */
    public int percent(String column) {
        String found = raw(column);
        String digits = found.endsWith("%") ? found.substring(0, found.length() - 1) : found;
        if (!digits.matches("\\d{1,3}") || Integer.parseInt(digits) > 100) {
            throw fault(column, "a percentage");
        }
        return Integer.parseInt(digits);
    }

    /** Dice or a plain number. */
    public Formula dice(String column) {
        return Formula.parse(raw(column)).orElseThrow(() -> fault(column, "dice such as 2d6+1"));
    }

    public Optional<Formula> optionalDice(String column) {
        return has(column) ? Optional.of(dice(column)) : Optional.empty();
    }

    /** The faces of a die written {@code d8} or {@code 1d8}. */
    public int sides(String column) {
        Matcher match = Pattern.compile("1?d(\\d+)").matcher(raw(column));
        if (!match.matches()) {
            throw fault(column, "a die such as d8");
        }
        return Integer.parseInt(match.group(1));
    }

    /** A span in one column: {@code 61-75}, {@code 4} or {@code 25+}. */
    public Span span(String column) {
        Matcher match = SPAN.matcher(raw(column));
        if (!match.matches()) {
            throw fault(column, "a span such as 61-75");
        }
        int low = Integer.parseInt(match.group(1));
        int high = match.group(3) != null ? Span.OPEN : match.group(2) == null ? low : Integer.parseInt(match.group(2));
        if (low > high) {
            throw fault(column, "a span from low to high");
        }
        return new Span(low, high);
    }

    public Optional<Span> optionalSpan(String column) {
        return has(column) ? Optional.of(span(column)) : Optional.empty();
    }

    /** A span in two columns; an empty high end is open. */
    public Span span(String low, String high) {
        return span(integer(low), high);
    }

    /** A span in two columns; an empty low end is a given number, an empty high end is open. */
    public Span span(String low, int lowest, String high) {
        return span(integerOr(low, lowest), high);
    }

    private Span span(int from, String high) {
        int to = integerOr(high, Span.OPEN);
        if (from > to) {
            throw fault(high, "a number of at least " + from);
        }
        return new Span(from, to);
    }

    /** Parts separated by {@code |}; none when the field is empty. */
    public List<String> list(String column) {
        return list(column, "|");
    }

    /** Parts separated by something; none when the field is empty. */
    public List<String> list(String column, String separator) {
        if (!has(column)) {
            return List.of();
        }
        List<String> parts = Arrays.stream(raw(column).split(Pattern.quote(separator), -1))
                .map(String::strip)
                .toList();
        if (parts.contains("")) {
            throw fault(column, "parts separated by " + separator + ", none of them empty");
        }
        return parts;
    }

    /** An exact fraction: {@code 2/3} or {@code 2}. */
    public Ratio ratio(String column) {
        return Ratio.parse(raw(column)).orElseThrow(() -> fault(column, "a fraction such as 2/3"));
    }

    public Optional<Ratio> optionalRatio(String column) {
        return has(column) ? Optional.of(ratio(column)) : Optional.empty();
    }

    /** A number with decimals, kept exact. */
    public BigDecimal decimal(String column) {
        try {
            return new BigDecimal(raw(column));
        } catch (NumberFormatException notOne) {
            throw fault(column, "a number such as 1.5");
        }
    }

    public Optional<BigDecimal> optionalDecimal(String column) {
        return has(column) ? Optional.of(decimal(column)) : Optional.empty();
    }

    /** One of a few words, as it stands. */
    public String word(String column, String... words) {
        if (!Arrays.asList(words).contains(raw(column))) {
            throw fault(column, "one of " + String.join(", ", words));
        }
        return raw(column);
    }

    /** A text of a given shape. */
    public Matcher shape(String column, Pattern pattern, String expected) {
        Matcher match = pattern.matcher(raw(column));
        if (!match.matches()) {
            throw fault(column, expected);
        }
        return match;
    }

    public boolean flag(String column) {
        return switch (raw(column)) {
            case "yes" -> true;
            case "no" -> false;
            default -> throw fault(column, "yes or no");
        };
    }

    /** One of a few words, each with its meaning. */
    public <T> T choice(String column, Map<String, T> meanings) {
        T meaning = meanings.get(raw(column));
        if (meaning == null) {
            throw fault(
                    column,
                    "one of "
                            + String.join(
                                    ", ", meanings.keySet().stream().sorted().toList()));
        }
        return meaning;
    }

    /** A constant of an enum, written in lower case with hyphens. */
    public <E extends Enum<E>> E choice(String column, Class<E> type) {
        String name = raw(column).toUpperCase(Locale.ROOT).replace('-', '_').replace(' ', '_');
        for (E constant : type.getEnumConstants()) {
            if (constant.name().equals(name)) {
                return constant;
            }
        }
        throw fault(
                column,
                "one of "
                        + String.join(
                                ", ",
                                Arrays.stream(type.getEnumConstants())
                                        .map(c -> c.name()
                                                .toLowerCase(Locale.ROOT)
                                                .replace('_', '-'))
                                        .toList()));
    }

    /** An id that must be known elsewhere; {@code what} names the kind, such as "a monster". */
    public String reference(String column, Collection<String> known, String what) {
        String id = text(column);
        if (!known.contains(id)) {
            throw fault(column, "the id of " + what);
        }
        return id;
    }

    /** Ids separated by {@code |}, each known elsewhere. */
    public List<String> references(String column, Collection<String> known, String what) {
        List<String> ids = list(column);
        for (String id : ids) {
            if (!known.contains(id)) {
                throw fault(column, "ids of " + what + "; " + id + " is none");
            }
        }
        return ids;
    }

    /** A field read by the caller's own reader, whose empty answer is a fault. */
    public <T> T read(String column, String expected, Function<String, Optional<T>> reader) {
        return reader.apply(raw(column)).orElseThrow(() -> fault(column, expected));
    }
}
