package org.woodgrain.dice.language;

import org.woodgrain.dice.DiceException;

/** A text that asks for no dice, or for too many; it says at which column and what was expected. */
public final class DiceSyntaxException extends DiceException {
    private static final long serialVersionUID = 1L;

    private final int column;

    DiceSyntaxException(int column, String message) {
        super("Column " + column + ": " + message);
        this.column = column;
    }

    /** Where the fault is, counted from 1. */
    public int column() {
        return column;
    }
}
