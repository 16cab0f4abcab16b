package org.woodgrain.rules.magic;

import org.woodgrain.rules.Rule;

/** How far a hill goes that a spell moves, and what that does to the buildings on it. */
public final class MovingHill {
    /** Turns that the spell lasts, the one of waiting among them. */
    public static final int TURNS = 6;

    /** Yards that it goes in a turn. */
    public static final int YARDS_A_TURN = 60;

    /** Yards along each side of the largest block that can be moved. */
    public static final int WIDEST = 240;

    private static final int WAITS = 1;

    private MovingHill() {}

    /** Yards that it has gone so many turns after the spell was cast. */
    @Rule("SP-71")
    public static int yards(int turns) {
        return YARDS_A_TURN * moving(turns);
    }

    /** Structural points that a castle or other building on it has lost by then. */
    @Rule("SP-71")
    public static int shaken(int turns) {
        return moving(turns);
    }

    private static int moving(int turns) {
        return Math.max(0, Math.min(turns, TURNS) - WAITS);
    }
}
