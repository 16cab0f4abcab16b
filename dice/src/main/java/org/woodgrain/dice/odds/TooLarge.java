package org.woodgrain.dice.odds;

import org.woodgrain.dice.DiceException;

/** A question whose exact answer would take too long or too much room; found out before the work is begun. */
final class TooLarge extends DiceException {
    private static final long serialVersionUID = 1L;

    TooLarge(String message) {
        super(message);
    }
}
