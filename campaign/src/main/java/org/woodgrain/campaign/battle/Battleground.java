package org.woodgrain.campaign.battle;

import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.LevelGeometry;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.sight.Lighting;
import org.woodgrain.campaign.spells.Formation;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.melee.Ground;
import org.woodgrain.rules.melee.Room;

/** Where the sides meet: how wide it is there, and what walls stand about each of them. */
final class Battleground {
    private static final int PASSAGE = 10;

    private Battleground() {}

    /** As wide as the narrower of their two places. */
    @Rule("UX-32")
    static Ground of(World world, CampaignState state) {
        Encounter meeting = state.encounter().orElseThrow();
        Optional<Level> level = state.underground().flatMap(at -> world.level(at.level()));
        Optional<Cell> company = state.underground().map(at -> at.cell());
        int width = level.flatMap(each -> company.map(cell -> Formation.width(each, cell, meeting.cell())))
                .orElse(PASSAGE);
        return new Ground(
                Math.max(PASSAGE, width),
                meeting.distance(),
                Lighting.daylight(state),
                level.flatMap(each -> company.map(cell -> about(each, cell))).orElse(Room.OPEN),
                level.map(each -> about(each, meeting.cell())).orElse(Room.OPEN));
    }

    /** A wall on one side is at their backs; two that meet make a corner. Shut doors count as wall. */
    @Rule("CC-12")
    static Room about(Level level, Cell cell) {
        if (!level.floor().contains(cell)) {
            return Room.OPEN;
        }
        boolean northOrSouth = wall(level, cell, Direction.NORTH) || wall(level, cell, Direction.SOUTH);
        boolean eastOrWest = wall(level, cell, Direction.EAST) || wall(level, cell, Direction.WEST);
        if (northOrSouth && eastOrWest) {
            return Room.CORNER;
        }
        return one(level, cell, Direction.NORTH) || one(level, cell, Direction.EAST) ? Room.WALL : Room.OPEN;
    }

    /** Whether there is a wall on one of two opposite sides alone: between two it is a passage, whose width decides. */
    private static boolean one(Level level, Cell cell, Direction way) {
        return wall(level, cell, way) != wall(level, cell, way.opposite());
    }

    private static boolean wall(Level level, Cell cell, Direction way) {
        return !LevelGeometry.passable(level, cell, way, door -> false);
    }
}
