package org.woodgrain.book;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** Where the files of the book are found: the shipped resources, or those with some files replaced. */
@FunctionalInterface
public interface Shelf {

    /**
     * The text of a file, such as {@code "tables/armor.tsv"}.
     *
     * @throws BookException when there is no such file
     */
    String text(String file);

    /** The book as shipped. */
    static Shelf shipped() {
        return file -> {
            try (InputStream in = Shelf.class.getResourceAsStream(file)) {
                if (in == null) {
                    throw new BookException(file + ": the book has no such file");
                }
                return new String(in.readAllBytes(), StandardCharsets.UTF_8);
            } catch (IOException broken) {
                throw new BookException(file + ": cannot be read: " + broken.getMessage());
            }
        };
    }

    /** This shelf with other texts laid over some files. */
    default Shelf with(Map<String, String> replaced) {
        return file -> {
            String text = replaced.get(file);
            return text == null ? text(file) : text;
        };
    }

    /** Opens a table of {@code tables/} or {@code data/}, which must be as the index of tables says. */
    default Tsv open(String file) {
        return TableIndex.check(Tsv.parse(file, text(file)));
    }

    /** Opens a table that must have just these columns. */
    default Tsv open(String file, String... columns) {
        return TableIndex.check(Tsv.parse(file, text(file)).columns(columns));
    }
}
