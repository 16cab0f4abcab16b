package org.woodgrain.lab.expeditions;

/** Expeditions cannot be played as was asked for; the message says why to whoever asked. */
public final class ExpeditionsException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public ExpeditionsException(String message) {
        super(message);
    }
}
