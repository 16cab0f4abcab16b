package org.woodgrain.journal;

/** The store is broken, out of reach, or holds what this version cannot read. */
public class JournalException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public JournalException(String message) {
        super(message);
    }

    public JournalException(String message, Throwable cause) {
        super(message, cause);
    }
}
