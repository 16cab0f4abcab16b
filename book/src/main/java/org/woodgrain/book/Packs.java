package org.woodgrain.book;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.rulebook.Amendment;
import org.woodgrain.rules.rulebook.SettingPack;

/**
 * Reads setting packs. A pack is a file {@code NAME.tsv}: a first line {@code # what it is}, and then one cell a line, as
 * table, row, column and value with tabs between them.
 */
public final class Packs {
    private static final String SUFFIX = ".tsv";
    private static final List<String> SHIPPED = List.of("bronze-age");
    private static final int PARTS = 4;

    private Packs() {}

    /** The packs that come with the book. */
    static List<SettingPack> shipped() {
        Shelf shelf = Shelf.shipped();
        return SHIPPED.stream()
                .map(name -> read(name, shelf.text("packs/" + name + SUFFIX)))
                .toList();
    }

    /**
     * The packs of a folder, by name; none if there is no such folder.
     *
     * @throws BookException when a file is no pack, with its name and line
     */
    public static List<SettingPack> in(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            List<SettingPack> packs = new ArrayList<>();
            for (Path file : files.filter(each -> each.toString().endsWith(SUFFIX))
                    .sorted()
                    .toList()) {
                String name = String.valueOf(file.getFileName());
                packs.add(read(name.substring(0, name.length() - SUFFIX.length()), Files.readString(file)));
            }
            return packs;
        } catch (IOException | UncheckedIOException broken) {
            throw new BookException(folder + ": cannot be read: " + broken.getMessage());
        }
    }

    /** A pack from its text. */
    @Rule("CH-07")
    static SettingPack read(String name, String text) {
        List<Amendment> cells = new ArrayList<>();
        String about = "";
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (line.startsWith("#")) {
                about = about.isEmpty() ? line.substring(1).strip() : about;
            } else if (!line.isBlank()) {
                String[] parts = line.split("\t", -1);
                if (parts.length != PARTS) {
                    throw new BookException("setting pack " + name + SUFFIX + ", line " + (i + 1)
                            + ": a cell is a table, a row, a column and a value with tabs between them");
                }
                cells.add(new Amendment(parts[0].strip(), parts[1].strip(), parts[2].strip(), parts[3].strip()));
            }
        }
        return new SettingPack(name, about, cells);
    }
}
