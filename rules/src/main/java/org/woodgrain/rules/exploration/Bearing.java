package org.woodgrain.rules.exploration;

import java.util.Locale;

/** The eight points of the compass, clockwise from north. */
public enum Bearing {
    NORTH(0, -1),
    NORTH_EAST(1, -1),
    EAST(1, 0),
    SOUTH_EAST(1, 1),
    SOUTH(0, 1),
    SOUTH_WEST(-1, 1),
    WEST(-1, 0),
    NORTH_WEST(-1, -1);

    private final int dx;
    private final int dy;

    Bearing(int dx, int dy) {
        this.dx = dx;
        this.dy = dy;
    }

    /** Squares to the east of a step that way. */
    public int dx() {
        return dx;
    }

    /** Squares to the south of a step that way. */
    public int dy() {
        return dy;
    }

    /** Whether a step that way goes from corner to corner. */
    public boolean diagonal() {
        return dx != 0 && dy != 0;
    }

    public Bearing opposite() {
        return values()[(ordinal() + values().length / 2) % values().length];
    }

    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
