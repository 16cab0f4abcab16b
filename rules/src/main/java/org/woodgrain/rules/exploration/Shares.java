package org.woodgrain.rules.exploration;

import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;

/** What lesser actions cost, in quarters of a turn. */
public final class Shares {
    public static final int TURN = 4;

    /** Coins that a whole company loads in a turn. */
    public static final int COINS_A_TURN = 500;

    private Shares() {}

    @Rule({"UX-06", "CD-20"})
    public static int listening() {
        return 1;
    }

    /** Looking round a room; nothing directly after a fight in it. */
    @Rule("UX-06")
    public static int look(boolean afterFight) {
        return afterFight ? 0 : 1;
    }

    /** Opening and looking through a chest, or turning over a heap. */
    @Rule("UX-06")
    public static int opening() {
        return 2;
    }

    /** Searching a wall section or a square. */
    @Rule({"UX-06", "UX-08", "CD-27"})
    public static int search() {
        return TURN;
    }

    /** Examining a chest for hidden parts. */
    @Rule({"UX-06", "CD-27"})
    public static int examining(Profile profile) {
        return profile == Profile.ORIGINAL ? 2 : TURN;
    }

    @Rule("UX-06")
    public static int pouringOut() {
        return 1;
    }

    @Rule("UX-06")
    public static int tryingOn() {
        return 1;
    }

    /** Turns that loading takes the whole company, begun ones counted. */
    @Rule("UX-06")
    public static int turnsToLoad(int coins) {
        return (coins + COINS_A_TURN - 1) / COINS_A_TURN;
    }
}
