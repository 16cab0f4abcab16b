package org.woodgrain.rules;

/** A bug in the rules or bad content; never an illegal move. */
public class RulesException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public RulesException(String message) {
        super(message);
    }

    public RulesException(String message, Throwable cause) {
        super(message, cause);
    }
}
