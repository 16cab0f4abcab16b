package org.woodgrain.campaign.state;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.CellSet;
import org.woodgrain.atlas.Edge;

/**
 * A level as play has left it.
 *
 * @param seen cells that the company has seen by its light
 * @param walked cells that the company has walked and mapped
 * @param doors doors that differ from the map
 * @param rooms rooms by id
 * @param piles things lying about outside what a room holds, by cell
 * @param sprungTraps ids of traps that have gone off
 * @param knownTraps ids of traps that the company knows
 * @param tried tries that may not be repeated and other marks, as {@code what|where|who}
 */
public record LevelState(
        SortedSet<Cell> seen,
        SortedSet<Cell> walked,
        SortedMap<Edge, DoorState> doors,
        SortedMap<String, RoomState> rooms,
        SortedMap<Cell, Hoard> piles,
        SortedSet<String> sprungTraps,
        SortedSet<String> knownTraps,
        SortedSet<String> tried) {

    private static final String SQUARE = "@";

    public static final LevelState UNSEEN = new LevelState(
            new TreeSet<>(),
            new TreeSet<>(),
            new TreeMap<>(),
            new TreeMap<>(),
            new TreeMap<>(),
            new TreeSet<>(),
            new TreeSet<>(),
            new TreeSet<>());

    /** With a trap's id, the mark of one that a spell has shown without how it works. */
    public static final String GLOWED = "glowed|";

    /** With a hoard's id, the mark of a chest that is known to have a trap. */
    public static final String TRAPPED = "trapped|";

    public LevelState {
        seen = CellSet.of(seen);
        walked = CellSet.of(walked);
        doors = FlatMap.of(doors);
        rooms = FlatMap.of(rooms);
        piles = FlatMap.of(piles);
        sprungTraps = FlatSet.of(sprungTraps);
        knownTraps = FlatSet.of(knownTraps);
        tried = FlatSet.of(tried);
    }

    /** The name under which what lives in one square of a passage is kept. */
    public static String square(Cell cell) {
        return SQUARE + cell;
    }

    /** The square whose name this is; empty for the name of a room. */
    public static Optional<Cell> cellOf(String name) {
        String[] xy = name.startsWith(SQUARE) ? name.substring(SQUARE.length()).split(",", -1) : new String[0];
        return xy.length == 2
                ? Optional.of(new Cell(Integer.parseInt(xy[0]), Integer.parseInt(xy[1])))
                : Optional.empty();
    }

    /** Whether anything is kept for a square of a passage. */
    public boolean anySquares() {
        SortedMap<String, RoomState> from = rooms.tailMap(SQUARE);
        return !from.isEmpty() && from.firstKey().startsWith(SQUARE);
    }

    /** The mark of a standing sound in a room, or in a passage under the name of its first square (UX-23). */
    public static String sound(String where, String sound) {
        return "sound|" + where + "|" + sound;
    }

    /** The mark of a level to which the company was carried unawares: it does not know where it is. */
    public static final String STRANGE = "strange";

    /** The mark of a strange level that the company has found its bearings on. */
    public static final String CHARTED = "charted";

    /** Whether the company knows which level this is. */
    public boolean familiar() {
        return !tried.contains(STRANGE) || tried.contains(CHARTED);
    }

    /** How many places a turning centre has turned (DU-21). */
    public int turned(String trick) {
        String prefix = turning(trick);
        return tried.stream()
                .filter(mark -> mark.startsWith(prefix))
                .map(mark -> Integer.parseInt(mark.substring(prefix.length())))
                .findFirst()
                .orElse(0);
    }

    public LevelState withTurned(String trick, int places) {
        TreeSet<String> changed = new TreeSet<>(tried);
        changed.removeIf(mark -> mark.startsWith(turning(trick)));
        changed.add(turning(trick) + places);
        return new LevelState(seen, walked, doors, rooms, piles, sprungTraps, knownTraps, changed);
    }

    private static String turning(String trick) {
        return "turned|" + trick + "|";
    }

    /** The standing sound marked for a room or passage; empty if there is none. */
    public String soundOf(String where) {
        String prefix = sound(where, "");
        return tried.stream()
                .filter(mark -> mark.startsWith(prefix))
                .map(mark -> mark.substring(prefix.length()))
                .findFirst()
                .orElse("");
    }

    /** The marks that begin so, in order. */
    public List<String> marks(String prefix) {
        return List.copyOf(tried.subSet(prefix, prefix + Character.MAX_VALUE));
    }

    /** The mark of a room whose dwellers hide and were not noticed. */
    public static String passedOver(String room) {
        return "passed-over|" + room;
    }

    public LevelState withoutTried(String key) {
        return new LevelState(
                seen,
                walked,
                doors,
                rooms,
                piles,
                sprungTraps,
                knownTraps,
                FlatSet.of(tried).without(key));
    }

    public DoorState door(Edge edge) {
        DoorState found = doors.get(edge);
        return found == null ? DoorState.UNTOUCHED : found;
    }

    public RoomState room(String id) {
        RoomState found = rooms.get(id);
        return found == null ? RoomState.EMPTY : found;
    }

    /** A hoard or pile by its id. */
    public Optional<Hoard> hoard(String id) {
        for (RoomState room : rooms.values()) {
            for (Hoard hoard : room.hoards()) {
                if (hoard.id().equals(id)) {
                    return Optional.of(hoard);
                }
            }
        }
        for (Hoard pile : piles.values()) {
            if (pile.id().equals(id)) {
                return Optional.of(pile);
            }
        }
        return Optional.empty();
    }

    public LevelState withSeen(SortedSet<Cell> cells) {
        return new LevelState(cells, walked, doors, rooms, piles, sprungTraps, knownTraps, tried);
    }

    /** The same with more cells seen. */
    public LevelState withMoreSeen(Collection<Cell> cells) {
        return withSeen(CellSet.of(seen).with(cells));
    }

    public LevelState withWalked(Cell cell) {
        if (walked.contains(cell)) {
            return this;
        }
        SortedSet<Cell> more = CellSet.of(walked).with(List.of(cell));
        return new LevelState(seen, more, doors, rooms, piles, sprungTraps, knownTraps, tried);
    }

    public LevelState withDoor(Edge edge, DoorState door) {
        return new LevelState(
                seen, walked, FlatMap.of(doors).with(edge, door), rooms, piles, sprungTraps, knownTraps, tried);
    }

    /** Changes one door. */
    public LevelState changeDoor(Edge edge, UnaryOperator<DoorState> how) {
        return withDoor(edge, how.apply(door(edge)));
    }

    public LevelState withRoom(String id, RoomState room) {
        return new LevelState(
                seen, walked, doors, FlatMap.of(rooms).with(id, room), piles, sprungTraps, knownTraps, tried);
    }

    public LevelState withPiles(SortedMap<Cell, Hoard> now) {
        return new LevelState(seen, walked, doors, rooms, now, sprungTraps, knownTraps, tried);
    }

    /** Changes a hoard wherever it lies; a pile that is empty afterwards is gone. */
    public LevelState changeHoard(String id, UnaryOperator<Hoard> how) {
        LevelState now = this;
        for (var room : rooms.entrySet()) {
            if (room.getValue().holds(id)) {
                now = now.withRoom(room.getKey(), room.getValue().changeHoard(id, how));
            }
        }
        TreeMap<Cell, Hoard> changed = new TreeMap<>();
        piles.forEach((cell, pile) -> {
            Hoard after = pile.id().equals(id) ? how.apply(pile) : pile;
            if (!after.empty()) {
                changed.put(cell, after);
            }
        });
        return now.withPiles(changed);
    }

    /** The same without a hoard, wherever it lay. */
    public LevelState withoutHoard(String id) {
        LevelState now = this;
        for (var room : rooms.entrySet()) {
            if (room.getValue().holds(id)) {
                now = now.withRoom(
                        room.getKey(),
                        room.getValue()
                                .withHoards(room.getValue().hoards().stream()
                                        .filter(hoard -> !hoard.id().equals(id))
                                        .toList()));
            }
        }
        TreeMap<Cell, Hoard> left = new TreeMap<>(piles);
        left.values().removeIf(pile -> pile.id().equals(id));
        return now.withPiles(left);
    }

    public LevelState withSprungTrap(String trap) {
        return new LevelState(
                seen, walked, doors, rooms, piles, FlatSet.of(sprungTraps).with(trap), knownTraps, tried);
    }

    public LevelState withKnownTrap(String trap) {
        return new LevelState(
                seen,
                walked,
                doors,
                rooms,
                piles,
                sprungTraps,
                FlatSet.of(knownTraps).with(trap),
                tried);
    }

    public LevelState withTried(String key) {
        return new LevelState(
                seen,
                walked,
                doors,
                rooms,
                piles,
                sprungTraps,
                knownTraps,
                FlatSet.of(tried).with(key));
    }
}
