package org.woodgrain.book.later;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.woodgrain.book.BookException;
import org.woodgrain.book.KnownIds;
import org.woodgrain.book.Shelf;
import org.woodgrain.book.StandardBook;
import org.woodgrain.book.TableIndex;
import org.woodgrain.book.aerial.AerialTables;
import org.woodgrain.book.castles.CastleTables;
import org.woodgrain.book.hoards.HoardTables;
import org.woodgrain.book.items.ItemTables;
import org.woodgrain.book.naval.NavalTables;
import org.woodgrain.book.scenario.ScenarioTables;
import org.woodgrain.book.strongholds.StrongholdTables;
import org.woodgrain.book.swords.SwordTables;
import org.woodgrain.book.wilderness.WildernessTables;

/** Spoils every table in every way it can, and wants to be told where. */
class EveryTableTest {
    private static final Shelf SHIPPED = Shelf.shipped();
    private static final KnownIds KNOWN = KnownIds.from(
            SHIPPED,
            List.of(
                    "magic-items",
                    "swords",
                    "scenario",
                    "magic",
                    "characters",
                    "equipment",
                    "experience",
                    "combat",
                    "npcs",
                    "spells"));

    /** What reads the book, in parts, the cheap ones first. */
    private static final List<Consumer<Shelf>> READERS = List.of(
            HoardTables::load,
            shelf -> ItemTables.load(shelf, KNOWN),
            shelf -> SwordTables.load(shelf, KNOWN),
            shelf -> WildernessTables.load(shelf, KNOWN),
            shelf -> CastleTables.load(shelf, KNOWN),
            StrongholdTables::load,
            AerialTables::load,
            NavalTables::load,
            shelf -> ScenarioTables.load(shelf, KNOWN),
            LaterTables::load,
            StandardBook::load);

    private static final Map<Consumer<Shelf>, Set<String>> OPENED = new ConcurrentHashMap<>();

    static Stream<TableIndex.Entry> tables() {
        return TableIndex.shipped().entries().stream();
    }

    /** The readers that open a file, one after another until one refuses it. */
    private static Consumer<Shelf> readerOf(String file) {
        List<Consumer<Shelf>> readers =
                READERS.stream().filter(reader -> opened(reader).contains(file)).toList();
        assertThat(readers).as("readers of " + file).isNotEmpty();
        return shelf -> readers.forEach(reader -> reader.accept(shelf));
    }

    private static Set<String> opened(Consumer<Shelf> reader) {
        return OPENED.computeIfAbsent(reader, one -> {
            Set<String> files = new HashSet<>();
            one.accept(name -> {
                files.add(name);
                return SHIPPED.text(name);
            });
            return files;
        });
    }

    @Test
    void every_file_of_the_book_is_in_the_index() throws IOException {
        Set<String> files = new TreeSet<>();
        for (String folder : List.of("tables", "data")) {
            Path path = path("index.tsv").resolveSibling(folder);
            try (Stream<Path> all = Files.list(path)) {
                all.forEach(file -> files.add(folder + "/" + file.getFileName()));
            }
        }
        assertThat(tables().map(TableIndex.Entry::file)).containsExactlyInAnyOrderElementsOf(files);
    }

    private static Path path(String file) {
        try {
            return Path.of(Objects.requireNonNull(Shelf.class.getResource(file)).toURI());
        } catch (URISyntaxException impossible) {
            throw new UncheckedIOException(new IOException(impossible));
        }
    }

    @ParameterizedTest
    @MethodSource("tables")
    void a_row_taken_out_or_put_in_twice_is_noticed(TableIndex.Entry table) {
        Consumer<Shelf> reader = readerOf(table.file());
        List<String> lines = lines(table);
        int middle = lines.size() / 2;

        List<String> without = new ArrayList<>(lines);
        without.remove(middle);
        refused(reader, table, without, "line \\d+.*");

        List<String> twice = new ArrayList<>(lines);
        twice.add(middle, lines.get(middle));
        refused(reader, table, twice, "line \\d+.*");
    }

    @ParameterizedTest
    @MethodSource("tables")
    void a_column_put_in_or_taken_out_is_noticed(TableIndex.Entry table) {
        Consumer<Shelf> reader = readerOf(table.file());
        List<String> lines = lines(table);

        refused(reader, table, lines.stream().map(line -> line + "\tx").toList(), "line 1: unknown column x");
        refused(
                reader,
                table,
                lines.stream().map(line -> line.replaceFirst("^[^\t]*\t", "")).toList(),
                "line 1: expected a column .*");
        List<String> ragged = new ArrayList<>(lines);
        ragged.set(1, lines.get(1) + "\tx");
        refused(reader, table, ragged, "line 2: expected \\d+ columns, found \\d+");
    }

    @ParameterizedTest
    @MethodSource("tables")
    void a_figure_or_id_that_is_none_is_noticed_with_line_and_column(TableIndex.Entry table) {
        Consumer<Shelf> reader = readerOf(table.file());
        List<String> lines = lines(table);
        for (int column = 0; column < table.columns().size(); column++) {
            if (table.texts().contains(table.columns().get(column))) {
                continue;
            }
            int row = firstWith(lines, column);
            String[] fields = lines.get(row).split("\t", -1);
            fields[column] = "?!";
            List<String> spoilt = new ArrayList<>(lines);
            spoilt.set(row, String.join("\t", fields));

            assertThatThrownBy(() ->
                            reader.accept(SHIPPED.with(Map.of(table.file(), String.join("\n", spoilt) + "\n"))))
                    .as("%s, %s", table.file(), table.columns().get(column))
                    .isInstanceOf(BookException.class)
                    .hasMessageMatching("(tables|data)/[a-z0-9-]+\\.tsv line \\d+ column \\S+: expected .*");
        }
    }

    private static List<String> lines(TableIndex.Entry table) {
        return Arrays.asList(SHIPPED.text(table.file()).split("\n", -1)).stream()
                .filter(line -> !line.isEmpty())
                .toList();
    }

    private static int firstWith(List<String> lines, int column) {
        for (int row = 1; row < lines.size(); row++) {
            String field = lines.get(row).split("\t", -1)[column];
            if (!field.isBlank() && !field.equals("-")) {
                return row;
            }
        }
        return 1;
    }

    private static void refused(Consumer<Shelf> reader, TableIndex.Entry table, List<String> lines, String fault) {
        String text = String.join("\n", lines) + "\n";
        assertThatThrownBy(() -> reader.accept(SHIPPED.with(Map.of(table.file(), text))))
                .as(table.file())
                .isInstanceOf(BookException.class)
                .hasMessageMatching("\\Q" + table.file() + "\\E " + fault);
    }
}
