package org.woodgrain.exchange;

import java.util.SortedSet;
import java.util.TreeSet;
import org.woodgrain.atlas.Cell;

/**
 * A rectangle of floor.
 *
 * @param x west side
 * @param y north side
 * @param wide squares from west to east
 * @param high squares from north to south
 * @param round whether it is a rotunda
 * @param ending whether the adventure ends there
 */
record Block(int x, int y, int wide, int high, boolean round, boolean ending) {

    boolean single() {
        return wide == 1 && high == 1;
    }

    /** Whether it is a passage by its shape. */
    boolean narrow() {
        return wide == 1 || high == 1;
    }

    boolean holds(double px, double py) {
        return px >= x && px < x + wide && py >= y && py < y + high;
    }

    /** How far a point is from its middle. */
    double distance(double px, double py) {
        return Math.hypot(px - x - wide / 2.0, py - y - high / 2.0);
    }

    /** Its squares; of a rotunda those whose middle lies in the circle. */
    SortedSet<Cell> cells() {
        SortedSet<Cell> cells = new TreeSet<>();
        for (int down = 0; down < high; down++) {
            for (int across = 0; across < wide; across++) {
                if (!round || distance(x + across + .5, y + down + .5) <= Math.max(wide, high) / 2.0) {
                    cells.add(new Cell(x + across, y + down));
                }
            }
        }
        return cells;
    }
}
