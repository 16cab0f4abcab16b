package org.woodgrain.campaign.delve;

import java.util.SortedSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.state.CampaignState;

/** What is worth stopping for when it comes into sight. */
final class News {
    private static final Direction[] SIDES = Direction.values();

    private News() {}

    /** Whether freshly seen cells show a door, stairs or a room of which nothing was seen before. */
    static boolean worthStopping(Level level, CampaignState state, SortedSet<Cell> fresh) {
        Ways ways = new Ways(level, state.level(level.id()));
        for (Cell cell : fresh) {
            if (level.stairsAt(cell).isPresent() || showsRoom(ways, cell, fresh) || hasDoor(ways, cell)) {
                return true;
            }
        }
        return false;
    }

    private static boolean showsRoom(Ways ways, Cell cell, SortedSet<Cell> fresh) {
        return ways.level()
                .roomAt(cell)
                .filter(room -> room.cells().stream()
                        .noneMatch(floor -> ways.now().seen().contains(floor) && !fresh.contains(floor)))
                .isPresent();
    }

    private static boolean hasDoor(Ways ways, Cell cell) {
        for (Direction way : SIDES) {
            if (ways.level()
                    .door(cell, way)
                    .filter(door -> Ways.hung(door) && ways.knows(door, cell))
                    .isPresent()) {
                return true;
            }
        }
        return false;
    }
}
