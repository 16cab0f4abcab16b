package org.woodgrain.lab.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Room;
import org.woodgrain.atlas.Stairs;

/** A lit room with a passage at either end, so that whoever loses heart has a way to run. */
final class Hall {
    static final String ID = "hall";
    private static final String ROOM = "r1";
    private static final int PASSAGE = 10;

    private final Terms terms;
    private final int middle;

    Hall(Terms terms) {
        this.terms = terms;
        this.middle = terms.across() / 2;
    }

    Level level() {
        Set<Cell> room = new TreeSet<>();
        for (int x = 0; x < terms.along(); x++) {
            for (int y = 0; y < terms.across(); y++) {
                room.add(new Cell(x, y));
            }
        }
        Set<Cell> floor = new TreeSet<>(room);
        for (int i = 1; i <= PASSAGE; i++) {
            floor.add(new Cell(-i, middle));
            floor.add(new Cell(terms.along() - 1 + i, middle));
        }
        Cell way = new Cell(-PASSAGE, middle);
        return new Level(
                ID,
                "a hall",
                1,
                "",
                floor,
                Set.of(),
                Map.of(),
                List.of(new Stairs(
                        way,
                        Direction.WEST,
                        true,
                        Optional.empty(),
                        Optional.empty(),
                        Stairs.Kind.STAIRS,
                        Stairs.FLIGHT,
                        Optional.empty())),
                List.of(),
                List.of(),
                List.of(new Room(ROOM, "1", "", room, "", "", "", Set.of(), true, List.of(), List.of())),
                way);
    }

    /** Where the company stands: with its back to its own way out, and as much room before it as behind where there is. */
    Cell company() {
        int squares = terms.feet().orElse(0) / PASSAGE;
        return new Cell(Math.clamp((terms.along() - 1 - squares) / 2, 0, 4), middle);
    }

    /** Toward where its foes stand. */
    Cell foes() {
        return new Cell(terms.along() - 1, middle);
    }

    Cell centre() {
        return new Cell(terms.along() / 2, middle);
    }
}
