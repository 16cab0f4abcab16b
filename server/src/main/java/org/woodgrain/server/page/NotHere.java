package org.woodgrain.server.page;

/** What was asked for does not exist; the message says what and where to look. */
public class NotHere extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public NotHere(String message) {
        super(message, null, false, false);
    }

    /** There is no such campaign. */
    public static NotHere campaign(String id) {
        return new NotHere("There is no campaign \"" + id + "\". The first page lists those that there are.");
    }
}
