package org.woodgrain.book;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The index of the book's tables: how many rows each has, what tells them apart, and what its columns are. */
public final class TableIndex {
    private static final String FILE = "index.tsv";
    private static final TableIndex SHIPPED = read(Shelf.shipped());

    private final Map<String, Entry> entries;
    private final Set<String> names;

    private TableIndex(Map<String, Entry> entries) {
        this.entries = entries;
        this.names = Collections.unmodifiableSet(new TreeSet<>(entries.keySet()));
    }

    /**
     * One table.
     *
     * @param name such as {@code "tables/armor"}
     * @param rows how many
     * @param key columns that together tell a row from every other
     * @param columns all columns; a {@code *} in the file marks free text, a {@code #} whole numbers
     * @param texts columns in which anything may stand
     * @param numbers columns in which only whole numbers may stand, or nothing
     */
    public record Entry(
            String name, int rows, List<String> key, List<String> columns, Set<String> texts, Set<String> numbers) {
        public Entry {
            key = List.copyOf(key);
            columns = List.copyOf(columns);
            texts = Set.copyOf(texts);
            numbers = Set.copyOf(numbers);
        }

        private static Entry read(Row row) {
            List<String> marked = row.list("columns", "+");
            return new Entry(
                    row.text("table"),
                    row.integer("rows"),
                    row.list("key", "+"),
                    marked.stream().map(Entry::bare).toList(),
                    marked.stream()
                            .filter(name -> name.endsWith("*"))
                            .map(Entry::bare)
                            .collect(Collectors.toSet()),
                    marked.stream()
                            .filter(name -> name.endsWith("#"))
                            .map(Entry::bare)
                            .collect(Collectors.toSet()));
        }

        private static String bare(String marked) {
            return marked.endsWith("*") || marked.endsWith("#") ? marked.substring(0, marked.length() - 1) : marked;
        }

        /** The file of the table. */
        public String file() {
            return name + ".tsv";
        }
    }

    /** The index of the shipped tables. */
    public static TableIndex shipped() {
        return SHIPPED;
    }

    private static TableIndex read(Shelf shelf) {
        return new TableIndex(Tsv.parse(FILE, shelf.text(FILE))
                .columns("table", "rows", "key", "columns")
                .byKey("table", Entry::read));
    }

    public List<Entry> entries() {
        return List.copyOf(entries.values());
    }

    /** Every table by its name. */
    public Set<String> names() {
        return names;
    }

    public Optional<Entry> entry(String name) {
        return Optional.ofNullable(entries.get(name));
    }

    /** The canonical name of a table cited in the catalogue, however it is written; other texts stay as they are. */
    public String canonical(String cited) {
        String bare = cited.replaceFirst("^(?:table:|tables?/|data:|data/)", "").replaceFirst("\\.tsv$", "");
        if (names.contains("tables/" + bare) && !cited.startsWith("data")) {
            return "tables/" + bare;
        }
        return names.contains("data/" + bare) ? "data/" + bare : cited;
    }

    /** Checks a table that is in the index: its columns, the number and keys of its rows, its whole numbers. */
    static Tsv check(Tsv table) {
        SHIPPED.entry(table.file().replaceFirst("\\.tsv$", "")).ifPresent(entry -> {
            table.columns(entry.columns().toArray(String[]::new))
                    .unique(entry.key().toArray(String[]::new))
                    .size(entry.rows());
            entry.numbers().forEach(column -> table.rows().forEach(row -> row.optionalInteger(column)));
        });
        return table;
    }
}
