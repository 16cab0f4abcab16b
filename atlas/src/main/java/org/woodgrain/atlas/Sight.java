package org.woodgrain.atlas;

import java.util.Set;
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
     * The cells seen from a cell, itself among them, in their natural order.
     *
     * @param radius cells of light; 30 feet are 3
     * @param seeThrough whether a door lets sight pass: an archway, a portcullis, an open door
     */
    public static Set<Cell> from(Level level, Cell eye, int radius, Predicate<Door> seeThrough) {
        return level.plan().outlook(eye, radius, seeThrough);
    }

    static CellSet from(FloorPlan plan, Cell eye, int radius, Predicate<Door> seeThrough) {
        return CellSet.of(
                eye.x() - radius,
                eye.y() - radius,
                2 * radius + 1,
                (x, y) -> within(x - eye.x(), y - eye.y(), radius)
                        && plan.cells().contains(x, y)
                        && clear(plan, eye.x(), eye.y(), x, y, seeThrough));
    }

    /** Whether a cell so far away touches the circle of a radius, with the half cell that its owner stands in. */
    public static boolean within(int dx, int dy, int radius) {
        return dx * dx + dy * dy <= radius * (radius + 1);
    }

    /** Whether nothing stands in the line between two cells. */
    public static boolean clear(Level level, Cell from, Cell to, Predicate<Door> seeThrough) {
        return clear(level.plan(), from.x(), from.y(), to.x(), to.y(), seeThrough);
    }

    private static boolean clear(FloorPlan plan, int fromX, int fromY, int toX, int toY, Predicate<Door> seeThrough) {
        int wide = Math.abs(toX - fromX);
        int high = Math.abs(toY - fromY);
        Direction across = toX > fromX ? Direction.EAST : Direction.WEST;
        Direction along = toY > fromY ? Direction.SOUTH : Direction.NORTH;
        int east = across.dx();
        int south = along.dy();
        int x = fromX;
        int y = fromY;
        int crossed = 0;
        int climbed = 0;
        while (crossed < wide || climbed < high) {
            // the next upright line lies at (2 crossed + 1) / (2 wide) of the way, the next level one likewise
            long upright = crossed < wide ? (2L * crossed + 1) * Math.max(high, 1) : Long.MAX_VALUE;
            long flat = climbed < high ? (2L * climbed + 1) * Math.max(wide, 1) : Long.MAX_VALUE;
            if (upright < flat) {
                if (!plan.passable(x, y, across, seeThrough)) {
                    return false;
                }
                x += east;
                crossed++;
            } else if (flat < upright) {
                if (!plan.passable(x, y, along, seeThrough)) {
                    return false;
                }
                y += south;
                climbed++;
            } else {
                if (!corner(plan, x, y, across, along, seeThrough) && !corner(plan, x, y, along, across, seeThrough)) {
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
            FloorPlan plan, int x, int y, Direction first, Direction second, Predicate<Door> seeThrough) {
        return plan.passable(x, y, first, seeThrough)
                && plan.passable(x + first.dx(), y + first.dy(), second, seeThrough);
    }
}
