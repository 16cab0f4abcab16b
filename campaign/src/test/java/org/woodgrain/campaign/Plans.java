package org.woodgrain.campaign;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Feature;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Plan;
import org.woodgrain.atlas.Room;
import org.woodgrain.atlas.Stairs;
import org.woodgrain.atlas.Trap;
import org.woodgrain.atlas.Trick;

/** Small levels drawn in characters, with what the drawing cannot say added step by step. */
public final class Plans {
    private Level level;

    private Plans(Level level) {
        this.level = level;
    }

    /** A level of depth 1, its first cell at 0,0; every room has a key and nothing in it. */
    public static Plans draw(String... rows) {
        Level drawn = Plan.read(List.of(rows), new Cell(0, 0)).level("one");
        Plans plans = new Plans(drawn);
        for (Room room : drawn.rooms()) {
            plans.room(room.id(), "", "");
        }
        return plans;
    }

    public static Cell cell(int x, int y) {
        return new Cell(x, y);
    }

    public static Edge edge(int x, int y, Direction side) {
        return new Edge(new Cell(x, y), side);
    }

    /** Sets what is seen and heard of a room. */
    public Plans room(String id, String sight, String sound, String... tags) {
        List<Room> rooms = new ArrayList<>();
        for (Room room : level.rooms()) {
            rooms.add(
                    room.id().equals(id)
                            ? new Room(
                                    id,
                                    id,
                                    "",
                                    room.cells(),
                                    sight,
                                    "",
                                    sound,
                                    Set.of(tags),
                                    true,
                                    List.of(),
                                    List.of())
                            : room);
        }
        return with(level.doors(), level.stairs(), level.traps(), level.features(), rooms);
    }

    public Plans door(Edge edge, Door.State state) {
        return door(edge, state, Optional.empty(), false);
    }

    public Plans door(Edge edge, Door.State state, Optional<Cell> opensFrom, boolean monstersUse) {
        Map<Edge, Door> doors = new TreeMap<>(level.doors());
        Door drawn = Optional.ofNullable(doors.get(edge)).orElseThrow();
        doors.put(edge, new Door(edge, drawn.kind(), state, drawn.secretFrom(), opensFrom, monstersUse));
        return with(doors, level.stairs(), level.traps(), level.features(), level.rooms());
    }

    public Plans trap(Trap trap) {
        List<Trap> traps = new ArrayList<>(level.traps());
        traps.add(trap);
        return with(level.doors(), level.stairs(), traps, level.features(), level.rooms());
    }

    public Plans pit(String id, Cell cell) {
        return trap(new Trap(id, Trap.Kind.PIT, List.of(cell), 10, "", false, false, ""));
    }

    public Plans trick(Trick trick) {
        List<Trick> tricks = new ArrayList<>(level.tricks());
        tricks.add(trick);
        level = level.withTricks(tricks);
        return this;
    }

    /** Hangs something else in an edge. */
    public Plans kind(Edge edge, Door.Kind kind) {
        Map<Edge, Door> doors = new TreeMap<>(level.doors());
        doors.put(edge, new Door(edge, kind, Door.State.BY_THE_RULES, Optional.empty(), Optional.empty(), false));
        return with(doors, level.stairs(), level.traps(), level.features(), level.rooms());
    }

    public Plans stairs(Stairs stairs) {
        List<Stairs> all = new ArrayList<>(level.stairs());
        all.add(stairs);
        return with(level.doors(), all, level.traps(), level.features(), level.rooms());
    }

    public Plans feature(Cell cell, String kind) {
        List<Feature> features = new ArrayList<>(level.features());
        features.add(new Feature(cell, kind, ""));
        return with(level.doors(), level.stairs(), level.traps(), features, level.rooms());
    }

    /** The same under another name and at another depth. */
    public Plans named(String id, int depth) {
        level = new Level(
                id,
                id,
                depth,
                level.story(),
                level.floor(),
                level.walls(),
                level.doors(),
                level.stairs(),
                level.traps(),
                level.tricks(),
                level.features(),
                level.rooms(),
                level.entrance());
        return this;
    }

    public Level level() {
        return level;
    }

    private Plans with(
            Map<Edge, Door> doors, List<Stairs> stairs, List<Trap> traps, List<Feature> features, List<Room> rooms) {
        level = new Level(
                level.id(),
                level.name(),
                level.depth(),
                level.story(),
                level.floor(),
                level.walls(),
                doors,
                stairs,
                traps,
                level.tricks(),
                features,
                rooms,
                level.entrance());
        return this;
    }
}
