package org.woodgrain.campaign.spells;

import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.LevelGeometry;
import org.woodgrain.rules.Rule;

/**
 * A block of a hill that goes over the squares of a map.
 *
 * @param middle of it now
 * @param half how many squares it reaches from there on each side
 */
record HillBlock(Cell middle, int half) {
    /** What becomes of somebody. */
    enum Fate {
        LEFT_ALONE,
        RIDES,
        PUSHED
    }

    /** What becomes of one who stands in a square when it goes so many squares on. */
    @Rule("SP-71")
    Fate fate(Cell at, Direction way, int squares) {
        int along = along(at, way);
        int across =
                Math.abs(at.x() - middle.x()) * Math.abs(way.dy()) + Math.abs(at.y() - middle.y()) * Math.abs(way.dx());
        if (across > half || along < -half || along > half + squares) {
            return Fate.LEFT_ALONE;
        }
        return along <= half ? Fate.RIDES : Fate.PUSHED;
    }

    /** The square in which he finds himself then; walls and the edge of the ground hold him up, and it goes under him. */
    @Rule("SP-71")
    Cell after(Level level, Cell at, Direction way, int squares) {
        int steps = switch (fate(at, way, squares)) {
            case LEFT_ALONE -> 0;
            case RIDES -> squares;
            case PUSHED -> half + squares + 1 - along(at, way);
        };
        Cell now = at;
        for (int i = 0; i < steps && LevelGeometry.passable(level, now, way, door -> false); i++) {
            now = now.step(way);
        }
        return now;
    }

    /** Squares ahead of its middle. */
    private int along(Cell at, Direction way) {
        return (at.x() - middle.x()) * way.dx() + (at.y() - middle.y()) * way.dy();
    }
}
