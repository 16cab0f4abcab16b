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
                Cell cell = new Cell(eye.x() + dx, eye.y() + dy);
                if (within(dx, dy, radius) && level.floor().contains(cell) && clear(level, eye, cell, seeThrough)) {
                    seen.add(cell);
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
        Cell here = from;
        int crossed = 0;
        int climbed = 0;
        while (crossed < wide || climbed < high) {
            // the next upright line lies at (2 crossed + 1) / (2 wide) of the way, the next level one likewise
            long upright = crossed < wide ? (2L * crossed + 1) * Math.max(high, 1) : Long.MAX_VALUE;
            long flat = climbed < high ? (2L * climbed + 1) * Math.max(wide, 1) : Long.MAX_VALUE;
            if (upright < flat) {
                if (!LevelGeometry.passable(level, here, across, seeThrough)) {
                    return false;
                }
                here = here.step(across);
                crossed++;
            } else if (flat < upright) {
                if (!LevelGeometry.passable(level, here, along, seeThrough)) {
                    return false;
                }
                here = here.step(along);
                climbed++;
            } else {
                if (!corner(level, here, across, along, seeThrough)
                        && !corner(level, here, along, across, seeThrough)) {
                    return false;
                }
                here = here.step(across).step(along);
                crossed++;
                climbed++;
            }
        }
        return true;
    }

    private static boolean corner(
            Level level, Cell here, Direction first, Direction second, Predicate<Door> seeThrough) {
        return LevelGeometry.passable(level, here, first, seeThrough)
                && LevelGeometry.passable(level, here.step(first), second, seeThrough);
    }
}
