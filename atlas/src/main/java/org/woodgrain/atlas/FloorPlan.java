package org.woodgrain.atlas;

import java.util.AbstractSet;
import java.util.Collection;
import java.util.Iterator;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The floor of a level, which knows for every cell and side whether the way is free, barred or through a door: each line
 * of sight and each step asks several times.
 */
final class FloorPlan extends AbstractSet<Cell> {
    private static final Direction[] SIDES = Direction.values();

    private final CellSet cells;
    private final EdgeSet walls;
    private final DoorMap doors;
    /** For each place of the cells' grid a bit for each free side and, four bits on, one for each side with a door. */
    private final byte[] ways;
    /** What was last seen from each place of the grid; whoever looks first fills it in. */
    private final @Nullable Outlook[] outlooks;

    private FloorPlan(CellSet cells, EdgeSet walls, DoorMap doors) {
        this.cells = cells;
        this.walls = walls;
        this.doors = doors;
        this.ways = new byte[cells.places()];
        this.outlooks = new Outlook[cells.places()];
        for (Cell cell : cells) {
            int found = 0;
            for (Direction side : SIDES) {
                if (cells.contains(cell.x() + side.dx(), cell.y() + side.dy())
                        && !walls.contains(cell.x(), cell.y(), side)) {
                    found |= doors.at(cell.x(), cell.y(), side) == null ? free(side) : door(side);
                }
            }
            ways[cells.place(cell.x(), cell.y())] = (byte) found;
        }
    }

    /** The same floor between these walls and doors. */
    @SuppressWarnings("ReferenceEquality") // a plan of the very same walls and doors needs no drawing anew
    static FloorPlan of(Collection<Cell> floor, EdgeSet walls, DoorMap doors) {
        return floor instanceof FloorPlan drawn
                ? drawn.walls == walls && drawn.doors == doors ? drawn : new FloorPlan(drawn.cells, walls, doors)
                : new FloorPlan(CellSet.of(floor), walls, doors);
    }

    private static int free(Direction side) {
        return 1 << side.ordinal();
    }

    private static int door(Direction side) {
        return 1 << side.ordinal() + SIDES.length;
    }

    /** Whether one can go from a cell to its neighbour: both are floor, no wall between, and a door lets through. */
    boolean passable(int x, int y, Direction way, Predicate<Door> through) {
        if (!cells.within(x, y)) {
            return false;
        }
        int found = ways[cells.place(x, y)];
        if ((found & free(way)) != 0) {
            return true;
        }
        if ((found & door(way)) == 0) {
            return false;
        }
        Door door = doors.at(x, y, way);
        return door != null && through.test(door);
    }

    /** The cells seen from a cell, which are the same as long as the doors in the way stand as they stood. */
    CellSet outlook(Cell eye, int radius, Predicate<Door> seeThrough) {
        if (!cells.within(eye.x(), eye.y())) {
            return Sight.from(this, eye, radius, seeThrough);
        }
        int place = cells.place(eye.x(), eye.y());
        Outlook known = outlooks[place];
        if (known == null || !known.holds(radius, seeThrough)) {
            known = Outlook.of(this, eye, radius, seeThrough);
            outlooks[place] = known;
        }
        return known.seen();
    }

    /** The cells as a grid. */
    CellSet cells() {
        return cells;
    }

    @Override
    public boolean contains(@Nullable Object other) {
        return cells.contains(other);
    }

    @Override
    public int size() {
        return cells.size();
    }

    @Override
    public Iterator<Cell> iterator() {
        return cells.iterator();
    }
}
