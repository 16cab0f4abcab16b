package org.woodgrain.campaign.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Room;
import org.woodgrain.atlas.Trap;
import org.woodgrain.atlas.Trick;
import org.woodgrain.campaign.state.DoorState;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.LevelState;

/**
 * What is known to stand, lie or lurk in cells, and the names of rooms.
 *
 * @param level the map
 * @param now what play has changed
 * @param known cells that are known
 * @param all whether traps and numbers of rooms are known too
 */
record KnownMarks(Level level, LevelState now, SortedSet<Cell> known, boolean all) {

    /** Felt, not seen; the company has no mark of it on its map. */
    private static final Set<String> UNSEEN = Set.of("windy");

    List<MapView.Mark> marks() {
        List<MapView.Mark> marks = new ArrayList<>();
        level.features().stream()
                .filter(feature -> all || !UNSEEN.contains(feature.kind()))
                .forEach(feature -> add(marks, feature.cell(), feature.kind(), feature.note()));
        level.stairs().stream()
                .filter(flight -> known.contains(flight.cell()))
                .forEach(flight -> marks.add(new MapView.Mark(
                        flight.cell(), flight.up() ? "stairs-up" : "stairs-down", "", flight.facing())));
        level.traps().stream()
                .filter(trap -> all
                        || now.knownTraps().contains(trap.id())
                        || now.sprungTraps().contains(trap.id()))
                .forEach(trap -> trap.cells().forEach(cell -> trap(trap, cell, marks)));
        level.tricks().stream()
                .filter(trick -> all || now.knownTraps().contains(trick.id()) || trick.kind() == Trick.Kind.TOUCH)
                .forEach(trick -> trick.cells().forEach(cell -> add(marks, cell, "trick", trickWords(trick))));
        now.piles().values().forEach(pile -> hoard(pile, marks));
        now.rooms().values().forEach(room -> room.hoards().forEach(hoard -> hoard(hoard, marks)));
        level.doors().values().forEach(door -> hollow(door, marks));
        level.rooms().forEach(room -> name(room, marks));
        return marks;
    }

    /** A trap that only a spell has shown keeps how it works to itself. */
    private void trap(Trap trap, Cell cell, List<MapView.Mark> marks) {
        boolean glowed = !all
                && now.tried().contains(LevelState.GLOWED + trap.id())
                && !now.sprungTraps().contains(trap.id());
        if (glowed) {
            add(marks, cell, "trap", "a mechanical trap");
        } else {
            add(marks, cell, trap.kind() == Trap.Kind.PIT ? "pit" : "trap", words(trap));
        }
    }

    private void add(List<MapView.Mark> marks, Cell cell, String kind, String text) {
        if (known.contains(cell)) {
            marks.add(new MapView.Mark(cell, kind, text, Direction.NORTH));
        }
    }

    private void hoard(Hoard hoard, List<MapView.Mark> marks) {
        boolean drawn = marks.stream().anyMatch(mark -> mark.cell().equals(hoard.cell()));
        if ((all || hoard.found()) && !hoard.empty() && !drawn) {
            boolean trapped = now.tried().contains(LevelState.TRAPPED + hoard.id());
            add(marks, hoard.cell(), "pile", hoard.where() + (trapped ? ", trapped" : ""));
        }
    }

    /** An elf felt that something is there, and no more (UX-11). */
    private void hollow(Door door, List<MapView.Mark> marks) {
        DoorState state = now.door(door.edge());
        if (!state.sensed() || state.found() || state.open()) {
            return;
        }
        for (Direction side : List.of(door.edge().side(), door.edge().side().opposite())) {
            Cell from = side == door.edge().side()
                    ? door.edge().cell()
                    : door.edge().beyond();
            if (known.contains(from) && door.secretSeenFrom(from)) {
                marks.add(new MapView.Mark(from, "hollow", "The " + side.label() + " wall sounds hollow", side));
            }
        }
    }

    private String trickWords(Trick trick) {
        String kind = trick.kind() == Trick.Kind.TOUCH && !all
                ? ""
                : trick.kind().name().toLowerCase(Locale.ROOT).replace('_', ' ');
        return trick.note().isEmpty() ? kind : kind.isEmpty() ? trick.note() : kind + ": " + trick.note();
    }

    private String words(Trap trap) {
        String what = trap.kind() == Trap.Kind.PIT ? "Pit" : "Trap";
        return now.sprungTraps().contains(trap.id()) ? what + ", sprung" : what;
    }

    private void name(Room room, List<MapView.Mark> marks) {
        boolean visited = now.room(room.id()).visited();
        String text = all ? room.label() : room.name();
        if (text.isEmpty() || !all && !visited) {
            return;
        }
        place(room, marks).ifPresent(cell -> add(marks, cell, all ? "label" : "name", text));
    }

    /** The known cell of a room nearest to the middle of what is known of it, where little else is drawn. */
    private Optional<Cell> place(Room room, List<MapView.Mark> marks) {
        List<Cell> floor = room.cells().stream().filter(known::contains).toList();
        double x = floor.stream().mapToInt(Cell::x).average().orElse(0);
        double y = floor.stream().mapToInt(Cell::y).average().orElse(0);
        Set<Cell> taken = new HashSet<>();
        marks.forEach(mark -> taken.add(mark.cell()));
        return floor.stream()
                .min(Comparator.<Cell>comparingInt(cell -> crowd(cell, taken))
                        .thenComparingDouble(cell -> Math.hypot(cell.x() - x, cell.y() - y)));
    }

    /** A thing in the cell is in the way, and one to the left or right is in the way of a long name. */
    private static int crowd(Cell cell, Set<Cell> taken) {
        int crowd = taken.contains(cell) ? 3 : 0;
        crowd += taken.contains(cell.step(Direction.EAST)) ? 1 : 0;
        crowd += taken.contains(cell.step(Direction.WEST)) ? 1 : 0;
        return crowd;
    }
}
