package org.woodgrain.atlas;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/** Rooms that never change, in their order, and found by their cells at once. */
final class RoomList extends AbstractList<Room> implements RandomAccess {
    private final Room[] rooms;
    private final CellSet all;
    private final @Nullable Room[] grid;

    private RoomList(List<Room> rooms) {
        this.rooms = rooms.toArray(Room[]::new);
        this.all =
                CellSet.of(rooms.stream().flatMap(room -> room.cells().stream()).toList());
        this.grid = new Room[all.places()];
        for (Room room : rooms.reversed()) {
            for (Cell cell : room.cells()) {
                grid[all.place(cell.x(), cell.y())] = room;
            }
        }
    }

    /** The same rooms. */
    static RoomList of(List<Room> rooms) {
        return rooms instanceof RoomList already ? already : new RoomList(List.copyOf(rooms));
    }

    /** The first room that holds a cell; null in a passage. */
    @Nullable Room at(Cell cell) {
        return all.within(cell.x(), cell.y()) ? grid[all.place(cell.x(), cell.y())] : null;
    }

    @Override
    public Room get(int index) {
        return rooms[index];
    }

    @Override
    public int size() {
        return rooms.length;
    }
}
