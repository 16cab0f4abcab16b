package org.woodgrain.rules.swords;

/** How fit somebody is to hold his own against his sword. */
public enum Bearing {
    /** Rested, and with less than a tenth of his hit points lost. */
    FRESH,
    /** Tired, or with a tenth to a half of his hit points lost. */
    WORN,
    /** With more than half of his hit points lost, or hard strained by magic. */
    SPENT;

    private static final int TENTH = 10;

    /**
     * How somebody is.
     *
     * @param lost hit points
     * @param most hit points that he has when he is whole, at least 1
     * @param tired whether he lacks his rest or has just fled
     * @param strained whether magic has charmed, frightened, confused or possessed him since he last rested
     */
    public static Bearing of(int lost, int most, boolean tired, boolean strained) {
        if (strained || 2 * lost > most) {
            return SPENT;
        }
        return tired || TENTH * lost >= most ? WORN : FRESH;
    }
}
