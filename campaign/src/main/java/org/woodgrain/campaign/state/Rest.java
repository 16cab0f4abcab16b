package org.woodgrain.campaign.state;

/**
 * A member's rest (UX-04, UX-05).
 *
 * @param active turns of activity since the last turn of rest
 * @param owed turns of rest still due at once, after a flight
 * @param weary whether the penalty of missed rest holds
 * @param stirred whether anything was done in the present turn
 */
public record Rest(int active, int owed, boolean weary, boolean stirred) {
    public static final Rest FRESH = new Rest(0, 0, false, false);
}
