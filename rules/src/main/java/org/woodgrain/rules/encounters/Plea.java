package org.woodgrain.rules.encounters;

import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;

/**
 * What speaks for and against the company when monsters make up their mind.
 *
 * @param paid coin given or offered, in copper pieces
 * @param strength the sides weighed
 * @param kinship of alignment: +1 the same, -1 opposed or spoken to in a strange alignment's tongue
 * @param drawn whether weapons are drawn
 * @param weak whether the company is wounded and weak
 * @param charisma the speaker's modifier; 0 if nobody was understood
 * @param tone what the words are worth in the classic game: insult -2, threat -1, nothing 0, a gift +1
 */
public record Plea(int paid, Strength strength, int kinship, boolean drawn, boolean weak, int charisma, int tone) {
    private static final int COPPER_IN_GOLD = 50;

    /** The change of the original throw. */
    @Rule("EN-34")
    public int original() {
        long gold = paid / COPPER_IN_GOLD;
        int bribe = gold >= 100L * strength.hitDice() ? 2 : gold >= 10L * strength.hitDice() ? 1 : 0;
        return bribe + (strength.companySuperior() ? 1 : 0) + kinship + (drawn ? -1 : 0) + (weak ? -1 : 0) + charisma;
    }

    /** What the alignments of the two sides do to the throw. */
    @Rule("EN-34")
    public static int kinship(Alignment foes, Alignment speaker) {
        if (foes == speaker) {
            return 1;
        }
        return foes != Alignment.NEUTRALITY && speaker != Alignment.NEUTRALITY ? -1 : 0;
    }

    /**
     * The change of the classic throw: the speaker's charisma, and what he says or gives.
     *
     * @param treasure worth of the monsters' own treasure share, in copper pieces; more than that is a great gift
     */
    @Rule({"CE-17", "CE-20"})
    public int classic(int treasure) {
        int gift = paid <= 0 ? 0 : paid > Math.max(treasure, DAYS_PAY) ? 2 : paid >= DAYS_PAY ? 1 : 0;
        return charisma + Math.clamp((long) tone + gift, -2, 2);
    }

    /** A day's pay: two gold pieces. */
    private static final int DAYS_PAY = 2 * COPPER_IN_GOLD;
}
