package org.woodgrain.exchange;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Room;

/** Sorts the rectangles of a dungeon page into rooms, passages and gaps, and gives each note its room. */
final class RoomMaker {
    private static final int LETTERS = 26;

    /**
     * A rectangle that is no gap.
     *
     * @param block as the file has it
     * @param cells its floor that no earlier one has
     */
    record Area(Block block, SortedSet<Cell> cells) {}

    private final DungeonPage page;
    private final Loose loose;
    private final Set<Cell> gaps = new HashSet<>();
    private final List<Area> areas = new ArrayList<>();
    private final Map<Integer, List<DungeonPage.Note>> notes = new TreeMap<>();

    RoomMaker(DungeonPage page, Loose loose) {
        this.page = page;
        this.loose = loose;
        sort();
        page.notes().forEach(this::give);
    }

    private void sort() {
        Set<Cell> doorways = new HashSet<>();
        page.gaps().forEach(gap -> doorways.add(gap.cell()));
        Set<Cell> taken = new HashSet<>();
        for (Block block : page.blocks()) {
            Cell corner = new Cell(block.x(), block.y());
            if (block.single() && doorways.contains(corner)) {
                continue;
            }
            SortedSet<Cell> cells = block.cells();
            doorways.forEach(doorway -> keepDoorstep(block, doorway, cells));
            cells.removeIf(cell -> !taken.add(cell));
            if (!cells.isEmpty()) {
                areas.add(new Area(block, cells));
            }
        }
        doorways.stream().filter(cell -> !taken.contains(cell)).forEach(gaps::add);
    }

    /** The corners of a rotunda are rock, but never the square before a door. */
    private static void keepDoorstep(Block block, Cell doorway, SortedSet<Cell> cells) {
        if (block.round()) {
            for (Direction side : Direction.values()) {
                Cell step = doorway.step(side);
                if (block.holds(step.x() + .5, step.y() + .5)) {
                    cells.add(step);
                }
            }
        }
    }

    private void give(DungeonPage.Note note) {
        Optional<DungeonPage.Point> place = note.place();
        if (place.isEmpty() || areas.isEmpty()) {
            loose.warn(note.source(), "the note has no place; left out");
            return;
        }
        double x = place.get().x();
        double y = place.get().y();
        int owner = -1;
        for (int index = 0; index < areas.size() && owner < 0; index++) {
            owner = areas.get(index).block().holds(x, y) ? index : -1;
        }
        if (owner < 0) {
            Area nearest = areas.stream()
                    .min(Comparator.comparingDouble(area -> area.block().distance(x, y)))
                    .orElseThrow();
            owner = areas.indexOf(nearest);
            loose.warn(
                    note.source(),
                    "the note stands in no room; given to the nearest, at "
                            + nearest.cells().first());
        }
        notes.computeIfAbsent(owner, any -> new ArrayList<>()).add(note);
    }

    /** Rooms and passages. */
    List<Area> areas() {
        return areas;
    }

    /** Whether a square is nothing but a gap between areas. */
    boolean isGap(Cell cell) {
        return gaps.contains(cell);
    }

    int corridors() {
        int many = 0;
        for (int index = 0; index < areas.size(); index++) {
            many += isRoom(index) ? 0 : 1;
        }
        return many;
    }

    private boolean isRoom(int index) {
        Block block = areas.get(index).block();
        return !block.narrow() || block.round() || block.ending() || notes.containsKey(index);
    }

    /** The rooms, those with notes under their numbers, the others under letters. */
    List<Room> rooms(Set<Cell> wet) {
        List<Room> rooms = new ArrayList<>();
        Set<String> labels = new HashSet<>();
        int letter = 0;
        for (int index = 0; index < areas.size(); index++) {
            if (!isRoom(index)) {
                continue;
            }
            Area area = areas.get(index);
            List<DungeonPage.Note> here = notes.getOrDefault(index, List.of());
            String label = here.stream()
                    .map(DungeonPage.Note::ref)
                    .filter(ref -> !ref.isEmpty())
                    .findFirst()
                    .orElse("");
            while (label.isEmpty() || !labels.add(label)) {
                label = letters(letter++);
            }
            String sight =
                    String.join(" ", here.stream().map(DungeonPage.Note::text).toList());
            rooms.add(new Room(
                    "r" + (rooms.size() + 1),
                    label,
                    "",
                    area.cells(),
                    sight,
                    "",
                    "",
                    tags(area, wet),
                    false,
                    List.of(),
                    List.of()));
        }
        return rooms;
    }

    private static Set<String> tags(Area area, Set<Cell> wet) {
        Set<String> tags = new TreeSet<>();
        if (area.cells().stream().anyMatch(wet::contains)) {
            tags.add("pool");
        }
        if (area.block().round()) {
            tags.add("rotunda");
        }
        if (area.block().ending()) {
            tags.add("ending");
        }
        return tags;
    }

    /** a to z, then aa, ab and so on. */
    private static String letters(int number) {
        char last = (char) ('a' + number % LETTERS);
        return number < LETTERS ? String.valueOf(last) : letters(number / LETTERS - 1) + last;
    }
}
