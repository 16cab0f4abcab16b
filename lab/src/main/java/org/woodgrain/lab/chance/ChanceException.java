package org.woodgrain.lab.chance;

/** A question that cannot be answered as it was put; it says in one line what was expected. */
public final class ChanceException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public ChanceException(String message) {
        super(message);
    }
}
