package org.woodgrain.campaign.sight;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.LevelGeometry;
import org.woodgrain.atlas.Room;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.DoorState;
import org.woodgrain.campaign.state.LevelState;

/**
 * Ways of a level as the company knows them: a secret door that is not found is a wall to it.
 *
 * @param level the map
 * @param now what play has changed
 */
public record Ways(Level level, LevelState now) {

    /** What stands on one side of a cell. */
    public enum Step {
        FREE,
        WALL,
        /** A door that is known and shut. */
        SHUT
    }

    private static final Direction[] SIDES = Direction.values();

    /** The farthest that a passage counts as one place: as far as a light shows it. */
    public static final int REACH = 3;

    /** The ways of the level where the company is; empty in town. */
    public static Optional<Ways> here(World world, CampaignState state) {
        return state.underground()
                .flatMap(at -> world.level(at.level()).map(level -> new Ways(level, state.level(at.level()))));
    }

    /** Whether a door stands open, or is no more than an archway or a gap that no wall fills. */
    public boolean open(Door door) {
        DoorState state = now.door(door.edge());
        return !state.walled() && (door.kind() == Door.Kind.ARCH || door.kind() == Door.Kind.GAP || state.open());
    }

    /** Whether one sees through a door: a portcullis hides nothing. */
    public boolean seenThrough(Door door) {
        return (door.kind() == Door.Kind.PORTCULLIS && !now.door(door.edge()).walled()) || open(door);
    }

    /** Whether the company knows of a door when it looks from a side. */
    public boolean knows(Door door, Cell side) {
        return !now.door(door.edge()).walled()
                && (!door.secretSeenFrom(side)
                        || now.door(door.edge()).found()
                        || now.door(door.edge()).open());
    }

    /** Whether something hangs in an edge that can be opened and shut. */
    public static boolean hung(Door door) {
        return door.kind() != Door.Kind.ARCH && door.kind() != Door.Kind.GAP;
    }

    public Step step(Cell from, Direction way) {
        Edge edge = new Edge(from, way);
        if (falseDoor(edge)) {
            return now.door(edge).open() ? Step.WALL : Step.SHUT;
        }
        if (!level.floor().contains(from.step(way)) || level.walls().contains(edge)) {
            return Step.WALL;
        }
        Optional<Door> door = level.door(from, way);
        if (door.isEmpty() || open(door.get())) {
            return Step.FREE;
        }
        return knows(door.get(), from) ? Step.SHUT : Step.WALL;
    }

    /** A door before bare rock (DU-12). */
    private boolean falseDoor(Edge edge) {
        Door door = level.doors().get(edge);
        return door != null && door.kind() == Door.Kind.FALSE;
    }

    /** The place that a cell belongs to: its room, or the passage about it as far as a light shows; in order. */
    public Set<Cell> place(Cell at) {
        return level.roomAt(at)
                .map(Room::cells)
                .orElseGet(() -> new TreeSet<>(LevelGeometry.distances(
                                level, at, REACH, cell -> level.roomAt(cell).isEmpty(), door -> false)
                        .keySet()));
    }

    /** A door as it is seen from one side. */
    public record Seen(Door door, Cell from, Direction way) {
        public Edge edge() {
            return door.edge();
        }
    }

    /** The doors that the company knows in the place where it stands and has seen, archways left out. */
    public List<Seen> doors(Cell at) {
        List<Seen> found = new ArrayList<>();
        for (Cell cell : place(at)) {
            for (Direction way : SIDES) {
                Optional<Door> door = level.door(cell, way);
                if (door.isPresent()
                        && hung(door.get())
                        && (cell.equals(at) || now.seen().contains(cell))
                        && knows(door.get(), cell)) {
                    found.add(new Seen(door.get(), cell, way));
                }
            }
        }
        return found;
    }

    /** One of those doors by its edge. */
    public Optional<Seen> door(Cell at, Edge edge) {
        return doors(at).stream().filter(seen -> seen.edge().equals(edge)).findFirst();
    }
}
