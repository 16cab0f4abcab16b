package org.woodgrain.book;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.RulesException;
import org.woodgrain.rules.rulebook.Amendment;
import org.woodgrain.rules.rulebook.Library;
import org.woodgrain.rules.rulebook.Rulebook;
import org.woodgrain.rules.rulebook.SettingPack;

/**
 * The shipped book, and the books that campaigns have made of it by changing cells of its tables. Every amended book is read
 * and checked as the shipped one is; the last few are kept.
 */
public final class AmendedBooks implements Library {
    private static final int KEPT = 16;
    private static final int SHOWN = 30;
    private static final String SUFFIX = ".tsv";

    private final Shelf shelf = Shelf.shipped();
    private final Set<String> files = new TreeSet<>();
    private final Rulebook plain;
    private final List<SettingPack> packs = new ArrayList<>();
    private final Map<List<Amendment>, Rulebook> kept =
            Collections.synchronizedMap(new LinkedHashMap<>(KEPT, 0.75F, true) {
                private static final long serialVersionUID = 1L;

                @Override
                protected boolean removeEldestEntry(Map.Entry<List<Amendment>, Rulebook> eldest) {
                    return size() > KEPT;
                }
            });

    /** Reads the shipped book. */
    public AmendedBooks() {
        this(List.of());
    }

    /**
     * Reads the shipped book and takes a house's own packs onto the shelf.
     *
     * @throws BookException when a pack does not fit the book
     */
    public AmendedBooks(List<SettingPack> house) {
        plain = StandardBook.load(file -> {
            if (file.endsWith(SUFFIX)) {
                files.add(file);
            }
            return shelf.text(file);
        });
        packs.addAll(Packs.shipped());
        for (SettingPack pack : house) {
            fault(pack.cells()).ifPresent(wrong -> {
                throw new BookException("setting pack " + pack.name() + ": " + wrong);
            });
            packs.removeIf(each -> each.name().equals(pack.name()));
            packs.add(pack);
        }
    }

    @Override
    public List<SettingPack> packs() {
        return List.copyOf(packs);
    }

    @Override
    public Rulebook plain() {
        return plain;
    }

    @Override
    public List<String> tables() {
        return files.stream().map(AmendedBooks::name).toList();
    }

    private static String name(String file) {
        return file.substring(file.lastIndexOf('/') + 1, file.length() - SUFFIX.length());
    }

    private Optional<String> file(String table) {
        return files.stream().filter(each -> name(each).equals(table)).findFirst();
    }

    @Override
    public Optional<String> printed(Amendment cell) {
        Optional<Grid> grid = file(cell.table()).map(file -> Grid.of(file, shelf.text(file)));
        return grid.flatMap(found -> found.cell(cell));
    }

    /** The lines of a table, cell by cell. */
    private record Grid(String file, List<String[]> lines, List<String> key) {
        static Grid of(String file, String text) {
            List<String[]> lines =
                    text.lines().map(line -> line.split("\t", -1)).toList();
            List<String> key = TableIndex.shipped()
                    .entry(file.substring(0, file.length() - SUFFIX.length()))
                    .map(TableIndex.Entry::key)
                    .orElseGet(() -> List.of(lines.getFirst()[0]));
            return new Grid(file, lines, key);
        }

        List<String> columns() {
            return Arrays.asList(lines.getFirst());
        }

        List<String> rows() {
            return lines.stream().skip(1).map(this::row).toList();
        }

        private String row(String[] cells) {
            return String.join(
                    "+",
                    key.stream().map(column -> cells[columns().indexOf(column)]).toList());
        }

        Optional<String> cell(Amendment cell) {
            int column = columns().indexOf(cell.column());
            int row = rows().indexOf(cell.row());
            return column < 0 || row < 0 ? Optional.empty() : Optional.of(lines.get(row + 1)[column]);
        }

        /** What is wrong with the place that an amendment names; empty if it is there. */
        Optional<String> fault(Amendment cell) {
            if (!rows().contains(cell.row())) {
                return Optional.of("the table " + cell.table() + " has no row " + cell.row() + ", but " + some(rows()));
            }
            return columns().contains(cell.column())
                    ? Optional.empty()
                    : Optional.of("the table " + cell.table() + " has no column " + cell.column() + ", but "
                            + some(columns()));
        }

        void put(Amendment cell) {
            lines.get(rows().indexOf(cell.row()) + 1)[columns().indexOf(cell.column())] = cell.value();
        }

        String text() {
            List<String> all = new ArrayList<>();
            lines.forEach(cells -> all.add(String.join("\t", cells)));
            return String.join("\n", all) + "\n";
        }
    }

    /** The first of a list, and how many more there are. */
    private static String some(List<String> all) {
        return String.join(", ", all.subList(0, Math.min(SHOWN, all.size())))
                + (all.size() > SHOWN ? " and " + (all.size() - SHOWN) + " more" : "");
    }

    @Override
    @Rule("CH-05")
    public Optional<String> fault(List<Amendment> amendments) {
        for (Amendment each : amendments) {
            Optional<String> file = file(each.table());
            Optional<String> wrong = file.isEmpty()
                    ? Optional.of("there is no table " + each.table() + ", but " + some(tables()))
                    : Grid.of(file.get(), shelf.text(file.get())).fault(each);
            if (wrong.isPresent()) {
                return wrong;
            }
            if (each.value().contains("\t") || each.value().contains("\n")) {
                return Optional.of("a value is one line");
            }
        }
        try {
            with(amendments);
            return Optional.empty();
        } catch (BookException | RulesException unsound) {
            return Optional.of(String.valueOf(unsound.getMessage()));
        }
    }

    @Override
    @Rule("CH-05")
    public Rulebook with(List<Amendment> amendments) {
        if (amendments.isEmpty()) {
            return plain;
        }
        Rulebook before = kept.get(amendments);
        if (before != null) {
            return before;
        }
        Map<String, Grid> changed = new TreeMap<>();
        for (Amendment each : amendments) {
            String file = file(each.table()).orElseThrow(() -> new BookException("no table " + each.table()));
            changed.computeIfAbsent(file, name -> Grid.of(name, shelf.text(name)))
                    .put(each);
        }
        Map<String, String> texts = new TreeMap<>();
        changed.forEach((file, grid) -> texts.put(file, grid.text()));
        Rulebook book = StandardBook.load(shelf.with(texts));
        kept.put(List.copyOf(amendments), book);
        return book;
    }
}
