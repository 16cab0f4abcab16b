package org.woodgrain.rules.exploration;

import org.woodgrain.rules.Rule;

/**
 * How rested somebody is.
 *
 * @param active turns of activity since the last turn of rest
 * @param owed turns of rest still due at once, after a flight
 * @param weary whether the penalty of missed rest holds
 */
public record Resting(int active, int owed, boolean weary) {
    /** Active turns in a row before rest is due: the sixth turn of every hour. */
    public static final int TURNS_BEFORE_REST = 5;

    /** Taken off attack and damage throws of the weary. */
    public static final int WEARY_PENALTY = -1;

    /** After one more turn. */
    @Rule({"UX-04", "UX-05", "CD-24", "CD-25"})
    public Resting afterTurn(boolean stirred) {
        if (stirred) {
            int more = active + 1;
            return new Resting(more, owed, weary || owed > 0 || more > TURNS_BEFORE_REST);
        }
        return owed > 1 ? new Resting(active, owed - 1, weary) : new Resting(0, 0, false);
    }

    /** Whether the next turn must be rest, or weariness begins. */
    public boolean due() {
        return owed > 0 || active >= TURNS_BEFORE_REST;
    }
}
