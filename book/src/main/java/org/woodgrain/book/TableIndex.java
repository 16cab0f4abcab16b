package org.woodgrain.book;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The index of the book's tables: how many rows each has, what tells them apart, and which columns hold free text. */
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
     * @param texts columns in which anything may stand
     */
    public record Entry(String name, int rows, List<String> key, List<String> texts) {
        public Entry {
            key = List.copyOf(key);
            texts = List.copyOf(texts);
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
                .columns("table", "rows", "key", "texts")
                .byKey(
                        "table",
                        row -> new Entry(
                                row.text("table"), row.integer("rows"), row.list("key", "+"), row.list("texts", "+"))));
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

    /** Checks number and keys of the rows of a table that is in the index. */
    static Tsv check(Tsv table) {
        String name = table.file().replaceFirst("\\.tsv$", "");
        SHIPPED.entry(name).ifPresent(entry -> {
            for (String column : entry.key()) {
                if (!table.columnNames().contains(column)) {
                    throw new BookException(FILE + ": the key of " + name + " has no column " + column);
                }
            }
            table.unique(entry.key().toArray(String[]::new)).size(entry.rows());
        });
        return table;
    }

    @Override
    public String toString() {
        return Arrays.stream(names.toArray()).map(Object::toString).collect(Collectors.joining(", "));
    }
}
