package org.woodgrain.book;

/** Bad content in a table or in the catalogue: always names the file, and the line and column when there is one. */
public final class BookException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public BookException(String message) {
        super(message);
    }

    /** A fault in one place of one file. */
    static BookException at(String file, long line, String column, String expected, String found) {
        return new BookException(file + " line " + line + " column " + column + ": expected " + expected + ", found "
                + (found.isEmpty() ? "nothing" : "\"" + found + "\""));
    }

    /** A fault of a line as a whole. */
    static BookException at(String file, long line, String fault) {
        return new BookException(file + " line " + line + ": " + fault);
    }
}
