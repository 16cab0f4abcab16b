package org.woodgrain.atlas;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * One level of a dungeon. Nothing here changes in play; what play changes is kept by the campaign.
 *
 * @param id unique in the dungeon
 * @param name as shown
 * @param depth 1 is the first level below ground
 * @param story an opening text for the players; may be empty
 * @param floor every cell that can be stood on
 * @param walls edges between two floor cells that cannot be passed
 * @param doors ways through edges, by edge
 * @param stairs ways up and down
 * @param traps of the place
 * @param tricks of the place
 * @param features drawn things
 * @param rooms with their keys
 * @param entrance where a company arrives from above
 */
public record Level(
        String id,
        String name,
        int depth,
        String story,
        Set<Cell> floor,
        Set<Edge> walls,
        Map<Edge, Door> doors,
        List<Stairs> stairs,
        List<Trap> traps,
        List<Trick> tricks,
        List<Feature> features,
        List<Room> rooms,
        Cell entrance) {

    public Level {
        // in order for whoever reads through them, and as grids because every step and every look asks them
        EdgeSet between = EdgeSet.of(walls);
        DoorMap through = DoorMap.of(doors);
        floor = FloorPlan.of(floor, between, through);
        walls = between;
        doors = through;
        stairs = List.copyOf(stairs);
        traps = List.copyOf(traps);
        tricks = List.copyOf(tricks);
        features = List.copyOf(features);
        rooms = RoomList.of(rooms);
    }

    /** A level without tricks. */
    public Level(
            String id,
            String name,
            int depth,
            String story,
            Set<Cell> floor,
            Set<Edge> walls,
            Map<Edge, Door> doors,
            List<Stairs> stairs,
            List<Trap> traps,
            List<Feature> features,
            List<Room> rooms,
            Cell entrance) {
        this(id, name, depth, story, floor, walls, doors, stairs, traps, List.of(), features, rooms, entrance);
    }

    /** The same level with other rooms. */
    public Level withRooms(List<Room> now) {
        return new Level(id, name, depth, story, floor, walls, doors, stairs, traps, tricks, features, now, entrance);
    }

    /** The same level with other tricks. */
    public Level withTricks(List<Trick> now) {
        return new Level(id, name, depth, story, floor, walls, doors, stairs, traps, now, features, rooms, entrance);
    }

    /** Tricks that act in a cell. */
    public List<Trick> tricksAt(Cell cell) {
        return tricks.isEmpty()
                ? tricks
                : tricks.stream().filter(trick -> trick.cells().contains(cell)).toList();
    }

    public Optional<Trick> trick(String trickId) {
        return tricks.stream().filter(trick -> trick.id().equals(trickId)).findFirst();
    }

    /** The same level with other floor and walls. */
    public Level with(Set<Cell> standing, Set<Edge> between) {
        return new Level(id, name, depth, story, standing, between, doors, stairs, traps, features, rooms, entrance);
    }

    /** The floor with its ways. */
    FloorPlan plan() {
        return (FloorPlan) floor;
    }

    /** Whether two neighbouring cells are joined by open floor, with no wall and no door between. */
    public boolean open(Cell from, Direction direction) {
        return plan().passable(from.x(), from.y(), direction, door -> false);
    }

    /** The door on one side of a cell, if there is one. */
    public Optional<Door> door(Cell from, Direction direction) {
        return Optional.ofNullable(((DoorMap) doors).at(from.x(), from.y(), direction));
    }

    /** The room that holds a cell; empty in a passage. */
    public Optional<Room> roomAt(Cell cell) {
        return Optional.ofNullable(((RoomList) rooms).at(cell));
    }

    public Optional<Room> room(String roomId) {
        for (Room room : rooms) {
            if (room.id().equals(roomId)) {
                return Optional.of(room);
            }
        }
        return Optional.empty();
    }

    public Optional<Stairs> stairsAt(Cell cell) {
        for (Stairs flight : stairs) {
            if (flight.cell().equals(cell)) {
                return Optional.of(flight);
            }
        }
        return Optional.empty();
    }

    /** Traps that a step on a cell may spring. */
    public List<Trap> trapsAt(Cell cell) {
        List<Trap> found = List.of();
        for (Trap trap : traps) {
            if (trap.cells().contains(cell)) {
                // most cells have none
                found = found.isEmpty() ? new ArrayList<>() : found;
                found.add(trap);
            }
        }
        return found;
    }
}
