package org.woodgrain.server.lab;

/** The lab has as much to do as it takes on at a time. */
public final class Busy extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Busy() {
        super("The lab has its hands full. Ask again in a moment.", null, false, false);
    }
}
