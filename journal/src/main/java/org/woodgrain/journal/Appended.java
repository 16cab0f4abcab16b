package org.woodgrain.journal;

/** What became of events handed to the journal. */
public sealed interface Appended {
    /** They are written and safe. */
    record Written(Span span) implements Appended {}

    /** Somebody else has written first; read from where you are and decide again. */
    record Conflict(long next) implements Appended {}

    /** The same order was carried out before; nothing was written now. */
    record Repeated(Span span) implements Appended {}
}
