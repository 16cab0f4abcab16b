package org.woodgrain.dice.odds;

import org.woodgrain.dice.DiceException;

/** A question that has no odds, such as one that may divide by zero; it says why. */
public final class OddsException extends DiceException {
    private static final long serialVersionUID = 1L;

    OddsException(String message) {
        super(message);
    }
}
