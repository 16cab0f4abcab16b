package org.woodgrain.atlas;

import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * Lines of sight between cells, exact in whole numbers and the same from both ends.
 *
 * <p>A line runs from the middle of one cell to the middle of another. Rock, walls and doors that are not seen through
 * stop it; where it runs through the very corner of four cells, one free way round the corner is enough.
 */
public final class Sight {
    private Sight() {}

    /**
     * The cells seen from a cell, itself among them.
     *
     * @param radius cells of light; 30 feet are 3
     * @param seeThrough whether a door lets sight pass: an archway, a portcullis, an open door
     */
    public static SortedSet<Cell> from(Level level, Cell eye, int radius, Predicate<Door> seeThrough) {
        SortedSet<Cell> seen = new TreeSet<>();
        for (int dy = -radius; dy <= radius; dy++) {
            for (int dx = -radius; dx <= radius; dx++) {
                if (within(dx, dy, radius) && level.floorAt(eye.x() + dx, eye.y() + dy)) {
                    Cell cell = new Cell(eye.x() + dx, eye.y() + dy);
                    if (clear(level, eye, cell, seeThrough)) {
                        seen.add(cell);
                    }
                }
            }
        }
        return Collections.unmodifiableSortedSet(seen);
    }

    /** Whether a cell so far away touches the circle of a radius, with the half cell that its owner stands in. */
    public static boolean within(int dx, int dy, int radius) {
        return dx * dx + dy * dy <= radius * (radius + 1);
    }

    /** Whether nothing stands in the line between two cells. */
    public static boolean clear(Level level, Cell from, Cell to, Predicate<Door> seeThrough) {
        int wide = Math.abs(to.x() - from.x());
        int high = Math.abs(to.y() - from.y());
        Direction across = to.x() > from.x() ? Direction.EAST : Direction.WEST;
        Direction along = to.y() > from.y() ? Direction.SOUTH : Direction.NORTH;
        int east = across.dx();
        int south = along.dy();
        int x = from.x();
        int y = from.y();
        int crossed = 0;
        int climbed = 0;
        while (crossed < wide || climbed < high) {
            // the next upright line lies at (2 crossed + 1) / (2 wide) of the way, the next level one likewise
            long upright = crossed < wide ? (2L * crossed + 1) * Math.max(high, 1) : Long.MAX_VALUE;
            long flat = climbed < high ? (2L * climbed + 1) * Math.max(wide, 1) : Long.MAX_VALUE;
            if (upright < flat) {
                if (!level.passable(x, y, across, seeThrough)) {
                    return false;
                }
                x += east;
                crossed++;
            } else if (flat < upright) {
                if (!level.passable(x, y, along, seeThrough)) {
                    return false;
                }
                y += south;
                climbed++;
            } else {
                if (!corner(level, x, y, across, along, seeThrough)
                        && !corner(level, x, y, along, across, seeThrough)) {
                    return false;
                }
                x += east;
                y += south;
                crossed++;
                climbed++;
            }
        }
        return true;
    }

    private static boolean corner(
            Level level, int x, int y, Direction first, Direction second, Predicate<Door> seeThrough) {
        return level.passable(x, y, first, seeThrough)
                && level.passable(x + first.dx(), y + first.dy(), second, seeThrough);
    }
}
