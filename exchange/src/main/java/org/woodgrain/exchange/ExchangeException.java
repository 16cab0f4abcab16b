package org.woodgrain.exchange;

/** A file that cannot be taken in; the message says why, in words for whoever brought it. */
public class ExchangeException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public ExchangeException(String message) {
        super(message);
    }

    public ExchangeException(String message, Throwable cause) {
        super(message, cause);
    }
}
