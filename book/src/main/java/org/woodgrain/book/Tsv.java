package org.woodgrain.book;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import de.siegmar.fastcsv.reader.FieldMismatchStrategy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import org.woodgrain.rules.Span;
import org.woodgrain.rules.SpanTable;

/**
 * One tab separated file with a header line; nothing is quoted, since {@code "} means inches.
 *
 * <p>Every fault is a {@link BookException} naming file, line, column, what was expected and what was found.
 */
public final class Tsv {
    private final String file;
    private final Map<String, Integer> columns;
    private final List<Row> rows;

    private Tsv(String file, Map<String, Integer> columns, List<Row> rows) {
        this.file = file;
        this.columns = columns;
        this.rows = rows;
    }

    /** Reads the text of a file. */
    public static Tsv parse(String file, String text) {
        List<CsvRecord> records = CsvReader.builder()
                .fieldSeparator('\t')
                .quoteCharacter('\0')
                .extraFieldStrategy(FieldMismatchStrategy.IGNORE)
                .missingFieldStrategy(FieldMismatchStrategy.IGNORE)
                .skipEmptyLines(false)
                .ofCsvRecord(text)
                .stream()
                .toList();
        if (records.isEmpty()) {
            throw new BookException(file + " line 1: expected a header, found nothing");
        }
        Map<String, Integer> columns = header(file, records.getFirst());
        List<Row> rows = new ArrayList<>(records.size() - 1);
        for (CsvRecord line : records.subList(1, records.size())) {
            if (line.getFieldCount() != columns.size()) {
                throw BookException.at(
                        file,
                        line.getStartingLineNumber(),
                        "expected " + columns.size() + " columns, found " + line.getFieldCount());
            }
            rows.add(new Row(file, line.getStartingLineNumber(), columns, line.getFields()));
        }
        return new Tsv(file, columns, List.copyOf(rows));
    }

    private static Map<String, Integer> header(String file, CsvRecord line) {
        Map<String, Integer> columns = new LinkedHashMap<>();
        for (String name : line.getFields()) {
            if (columns.putIfAbsent(name, columns.size()) != null) {
                throw BookException.at(file, 1, "the column " + name + " stands there twice");
            }
        }
        return columns;
    }

    /** Checks that the file has exactly these columns, in any order. */
    public Tsv columns(String... expected) {
        for (String name : expected) {
            if (!columns.containsKey(name)) {
                throw BookException.at(
                        file, 1, "expected a column " + name + ", found " + String.join(", ", columns.keySet()));
            }
        }
        Set<String> known = new HashSet<>(Arrays.asList(expected));
        for (String name : columns.keySet()) {
            if (!known.contains(name)) {
                throw BookException.at(file, 1, "unknown column " + name);
            }
        }
        return this;
    }

    public String file() {
        return file;
    }

    public Set<String> columnNames() {
        return columns.keySet();
    }

    public List<Row> rows() {
        return rows;
    }

    /** The rows for which something holds, as a table of their own. */
    public Tsv where(Predicate<Row> wanted) {
        return new Tsv(file, columns, rows.stream().filter(wanted).toList());
    }

    /** The rows with a given text in a column. */
    public Tsv where(String column, String value) {
        return where(row -> row.raw(column).equals(value));
    }

    /** The same rows, the last first. */
    public Tsv reversed() {
        return new Tsv(file, columns, rows.reversed());
    }

    /** The rows parted by the text of a column, in the order met. */
    public Map<String, Tsv> parted(String column) {
        Map<String, List<Row>> parts = new LinkedHashMap<>();
        for (Row row : rows) {
            parts.computeIfAbsent(row.text(column), key -> new ArrayList<>()).add(row);
        }
        Map<String, Tsv> tables = new LinkedHashMap<>();
        parts.forEach((key, part) -> tables.put(key, new Tsv(file, columns, part)));
        return tables;
    }

    /** Checks that no two rows agree in all of these columns. */
    public Tsv unique(String... keys) {
        Map<List<String>, Long> seen = new HashMap<>();
        for (Row row : rows) {
            List<String> key = Arrays.stream(keys).map(row::raw).toList();
            Long first = seen.putIfAbsent(key, row.line());
            if (first != null) {
                throw BookException.at(
                        file,
                        row.line(),
                        String.join("+", keys),
                        "something not said before (line " + first + ")",
                        String.join("+", key));
            }
        }
        return this;
    }

    /** Checks how many rows there are. */
    public Tsv size(int expected) {
        if (rows.size() != expected) {
            long last = rows.isEmpty() ? 1 : rows.getLast().line();
            throw BookException.at(file, last, "expected " + expected + " rows, found " + rows.size());
        }
        return this;
    }

    /** Each row read into a value. */
    public <T> List<T> list(Function<Row, T> read) {
        return rows.stream().map(read).toList();
    }

    /** The rows by a key that may not come twice, in the order of the file. */
    public <T> Map<String, T> byKey(String column, Function<Row, T> read) {
        unique(column);
        Map<String, T> map = new LinkedHashMap<>();
        for (Row row : rows) {
            map.put(row.text(column), read.apply(row));
        }
        return Collections.unmodifiableMap(map);
    }

    /** A table thrown on a die: the spans of one column ({@code 61-75}, {@code 4}) cover 1 to {@code sides}. */
    public <T> SpanTable<T> die(int sides, String column, Function<Row, T> read) {
        return spans(1, sides, column, row -> row.span(column), read);
    }

    /** A table thrown on a die: the spans of two columns cover 1 to {@code sides}. */
    public <T> SpanTable<T> die(int sides, String low, String high, Function<Row, T> read) {
        return spans(1, sides, low, row -> row.span(low, high), read);
    }

    /** A table looked up between two ends; an open end is {@link Span#OPEN}. */
    public <T> SpanTable<T> spans(int first, int last, String low, String high, Function<Row, T> read) {
        return spans(first, last, low, row -> row.span(low, high), read);
    }

    /** A table looked up between two ends, whose spans stand in one column. */
    public <T> SpanTable<T> spans(int first, int last, String column, Function<Row, T> read) {
        return spans(first, last, column, row -> row.span(column), read);
    }

    /** A table looked up between two ends, whose spans are found in some other way; faults are put to a column. */
    public <T> SpanTable<T> spans(int first, int last, String column, Function<Row, Span> at, Function<Row, T> read) {
        List<SpanTable.Line<T>> lines = new ArrayList<>(rows.size());
        int next = first;
        for (Row row : rows) {
            Span span = at.apply(row);
            if (span.low() != next) {
                throw row.fault(column, "a span from " + next + (span.low() < next ? " (overlap)" : " (gap)"));
            }
            if (span.high() > last) {
                throw row.fault(column, "a span up to " + last);
            }
            lines.add(new SpanTable.Line<>(span, read.apply(row)));
            next = span.high() + 1;
        }
        if (lines.isEmpty() || lines.getLast().span().high() != last) {
            long line = rows.isEmpty() ? 1 : rows.getLast().line();
            throw BookException.at(
                    file,
                    line,
                    column,
                    "a last span up to " + last,
                    rows.isEmpty() ? "" : lines.getLast().span().toString());
        }
        return new SpanTable<>(lines);
    }
}
