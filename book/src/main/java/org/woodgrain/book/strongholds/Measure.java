package org.woodgrain.book.strongholds;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.woodgrain.book.Row;

/**
 * A number of something for each of something: {@code 1000 x terrain cost per hex}, {@code 1 per 2000}.
 *
 * @param per what it is counted by, in words; empty for a plain number
 */
public record Measure(int amount, String per) {
    private static final Pattern SHAPE = Pattern.compile("(\\d{1,7})(?: (\\S.*))?");

    static Measure read(Row row, String column) {
        Matcher match = row.shape(column, SHAPE, "a number, perhaps with what it is for");
        return new Measure(Integer.parseInt(match.group(1)), match.group(2) == null ? "" : match.group(2));
    }

    static Optional<Measure> optional(Row row, String column) {
        return row.has(column) ? Optional.of(read(row, column)) : Optional.empty();
    }
}
