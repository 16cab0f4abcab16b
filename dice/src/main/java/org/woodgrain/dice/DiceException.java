package org.woodgrain.dice;

/** The root of what can go wrong with dice: a script that ran out, a replay that does not fit, a bad expression. */
public class DiceException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public DiceException(String message) {
        super(message);
    }
}
