package org.woodgrain.lab.fights;

/** A fight cannot be fought as it was asked for; the message says why to whoever asked. */
public final class FightsException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public FightsException(String message) {
        super(message);
    }
}
