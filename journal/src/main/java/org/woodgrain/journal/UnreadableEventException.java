package org.woodgrain.journal;

/** A log holds an event that this version does not know, or knows in another form. */
public final class UnreadableEventException extends JournalException {
    private static final long serialVersionUID = 1L;

    /**
     * The line itself stays out of the message, for it may hold what a player must not know.
     *
     * @param event name and version of the event, such as {@code delve.Moved/1}; empty if there is none in the line
     */
    public UnreadableEventException(String event, Throwable cause) {
        super(
                "This campaign was kept by another version of Woodgrain: its log holds an event"
                        + (event.isEmpty() ? "" : " (" + event + ")")
                        + " that this version cannot read. Nothing was changed; the version that wrote it still opens it.",
                cause);
    }
}
