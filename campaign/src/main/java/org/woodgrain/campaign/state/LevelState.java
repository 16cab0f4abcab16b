package org.woodgrain.campaign.state;

import java.util.Collections;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Edge;

/**
 * A level as play has left it.
 *
 * @param seen cells that the company has seen by its light
 * @param doors doors that differ from the map
 * @param rooms rooms by id
 * @param piles things lying outside rooms, by cell
 * @param sprungTraps ids of traps that have gone off
 * @param knownTraps ids of traps that the company knows
 * @param tried tries that may not be repeated, as {@code what|where|who}
 */
public record LevelState(
        SortedSet<Cell> seen,
        SortedMap<Edge, DoorState> doors,
        SortedMap<String, RoomState> rooms,
        SortedMap<Cell, Hoard> piles,
        SortedSet<String> sprungTraps,
        SortedSet<String> knownTraps,
        SortedSet<String> tried) {

    public static final LevelState UNSEEN = new LevelState(
            new TreeSet<>(),
            new TreeMap<>(),
            new TreeMap<>(),
            new TreeMap<>(),
            new TreeSet<>(),
            new TreeSet<>(),
            new TreeSet<>());

    public LevelState {
        seen = Collections.unmodifiableSortedSet(seen);
        doors = Collections.unmodifiableSortedMap(doors);
        rooms = Collections.unmodifiableSortedMap(rooms);
        piles = Collections.unmodifiableSortedMap(piles);
        sprungTraps = Collections.unmodifiableSortedSet(sprungTraps);
        knownTraps = Collections.unmodifiableSortedSet(knownTraps);
        tried = Collections.unmodifiableSortedSet(tried);
    }

    public DoorState door(Edge edge) {
        DoorState found = doors.get(edge);
        return found == null ? DoorState.UNTOUCHED : found;
    }

    public RoomState room(String id) {
        RoomState found = rooms.get(id);
        return found == null ? RoomState.EMPTY : found;
    }

    public LevelState withSeen(SortedSet<Cell> cells) {
        return new LevelState(cells, doors, rooms, piles, sprungTraps, knownTraps, tried);
    }

    public LevelState withDoor(Edge edge, DoorState door) {
        TreeMap<Edge, DoorState> changed = new TreeMap<>(doors);
        changed.put(edge, door);
        return new LevelState(seen, changed, rooms, piles, sprungTraps, knownTraps, tried);
    }

    public LevelState withRoom(String id, RoomState room) {
        TreeMap<String, RoomState> changed = new TreeMap<>(rooms);
        changed.put(id, room);
        return new LevelState(seen, doors, changed, piles, sprungTraps, knownTraps, tried);
    }

    public LevelState withPiles(SortedMap<Cell, Hoard> now) {
        return new LevelState(seen, doors, rooms, now, sprungTraps, knownTraps, tried);
    }

    public LevelState withSprungTrap(String trap) {
        TreeSet<String> changed = new TreeSet<>(sprungTraps);
        changed.add(trap);
        return new LevelState(seen, doors, rooms, piles, changed, knownTraps, tried);
    }

    public LevelState withKnownTrap(String trap) {
        TreeSet<String> changed = new TreeSet<>(knownTraps);
        changed.add(trap);
        return new LevelState(seen, doors, rooms, piles, sprungTraps, changed, tried);
    }

    public LevelState withTried(String key) {
        TreeSet<String> changed = new TreeSet<>(tried);
        changed.add(key);
        return new LevelState(seen, doors, rooms, piles, sprungTraps, knownTraps, changed);
    }
}
