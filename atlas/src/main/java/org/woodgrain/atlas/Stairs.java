package org.woodgrain.atlas;

import java.util.Optional;

/**
 * Stairs or another way up or down in a cell.
 *
 * @param cell where they begin
 * @param facing the way one walks to take them
 * @param up whether they climb, or look as if they did
 * @param to the level they reach; empty if out of the dungeon (up) or not drawn yet (down)
 * @param arrives the cell they reach there; empty for the other end of the flight, or the entrance
 * @param kind what they are in truth
 * @param feet how long or how high they are
 * @param other the level that random stairs reach otherwise; empty for all others
 */
public record Stairs(
        Cell cell,
        Direction facing,
        boolean up,
        Optional<String> to,
        Optional<Cell> arrives,
        Kind kind,
        int feet,
        Optional<String> other) {
    /** Feet of an ordinary flight. */
    public static final int FLIGHT = 30;

    /** What a way up or down is. */
    public enum Kind {
        STAIRS,
        /** Steps that end in a blank wall (DU-32). */
        BLIND,
        /** Steps into a slanting corridor, which end on the same level, two deeper or two higher (DU-33). */
        SLANTING,
        /** Steps up a little and then far down, with no way back (DU-34). */
        ONE_WAY,
        /** Stairs that lead up or down at random (DU-20). */
        RANDOM,
        /** A rough shaft, which can be climbed by hand. */
        CHIMNEY,
        /** A sheer shaft, which takes rope and spikes (HZ-03). */
        SHAFT
    }

    /** An ordinary flight. */
    public Stairs(Cell cell, Direction facing, boolean up, Optional<String> to) {
        this(cell, facing, up, to, Optional.empty(), Kind.STAIRS, FLIGHT, Optional.empty());
    }

    /** Whether hands are needed as well as feet. */
    public boolean climbed() {
        return kind == Kind.CHIMNEY || kind == Kind.SHAFT;
    }
}
