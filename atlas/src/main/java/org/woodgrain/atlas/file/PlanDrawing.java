package org.woodgrain.atlas.file;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Plan;
import org.woodgrain.atlas.Room;

/** Draws a level in characters as {@link Plan} reads them. */
final class PlanDrawing {
    private static final String MARKS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0";

    private final Level level;
    private final Cell origin;
    private final int width;
    private final int height;
    private final Map<String, Character> marks = new HashMap<>();
    private final Map<Cell, Character> floor = new HashMap<>();

    PlanDrawing(Level level) {
        this.level = level;
        int west = level.floor().stream().mapToInt(Cell::x).min().orElse(0);
        int north = level.floor().stream().mapToInt(Cell::y).min().orElse(0);
        this.origin = new Cell(west, north);
        this.width = level.floor().stream().mapToInt(Cell::x).max().orElse(0) - west + 1;
        this.height = level.floor().stream().mapToInt(Cell::y).max().orElse(0) - north + 1;
        giveMarks();
        level.floor().forEach(cell -> floor.put(cell, '.'));
        for (Room room : level.rooms()) {
            mark(room).ifPresent(mark -> room.cells().forEach(cell -> floor.put(cell, mark.charAt(0))));
        }
    }

    private void giveMarks() {
        if (level.rooms().size() > MARKS.length()) {
            return;
        }
        Set<Character> taken = new HashSet<>();
        for (Room room : level.rooms()) {
            if (room.label().length() == 1
                    && MARKS.contains(room.label())
                    && taken.add(room.label().charAt(0))) {
                marks.put(room.id(), room.label().charAt(0));
            }
        }
        int next = 0;
        for (Room room : level.rooms()) {
            if (!marks.containsKey(room.id())) {
                while (!taken.add(MARKS.charAt(next))) {
                    next++;
                }
                marks.put(room.id(), MARKS.charAt(next));
            }
        }
    }

    Cell origin() {
        return origin;
    }

    /** The character of a room; empty if there are more rooms than characters. */
    Optional<String> mark(Room room) {
        return Optional.ofNullable(marks.get(room.id())).map(String::valueOf);
    }

    List<String> rows() {
        List<String> rows = new ArrayList<>();
        for (int row = 0; row <= 2 * height; row++) {
            StringBuilder drawn = new StringBuilder();
            for (int column = 0; column <= 2 * width; column++) {
                drawn.append(at(row, column));
            }
            rows.add(drawn.toString().stripTrailing());
        }
        return rows;
    }

    private char at(int row, int column) {
        Cell cell = new Cell(origin.x() + column / 2, origin.y() + row / 2);
        if (row % 2 == 1 && column % 2 == 1) {
            return floor.getOrDefault(cell, ' ');
        }
        if (row % 2 == 1) {
            return line(new Edge(cell, Direction.WEST), '|');
        }
        if (column % 2 == 1) {
            return line(new Edge(cell, Direction.NORTH), '-');
        }
        return corner(cell) ? '+' : ' ';
    }

    private char line(Edge edge, char wall) {
        Door door = level.doors().get(edge);
        if (door == null) {
            boolean bounds = floor.containsKey(edge.cell()) != floor.containsKey(edge.beyond());
            return bounds || level.walls().contains(edge) ? wall : ' ';
        }
        return switch (door.kind()) {
            case ARCH -> 'a';
            case DOOR -> 'd';
            case DOUBLE -> 'D';
            case PORTCULLIS -> 'p';
            case SECRET -> 's';
            case GAP -> 'a';
            case FALSE -> ' ';
        };
    }

    /** Whether a line ends or passes at the north-west corner of a cell. */
    private boolean corner(Cell cell) {
        Cell north = cell.step(Direction.NORTH);
        Cell west = cell.step(Direction.WEST);
        return line(new Edge(cell, Direction.WEST), '|') != ' '
                || line(new Edge(cell, Direction.NORTH), '-') != ' '
                || line(new Edge(north, Direction.WEST), '|') != ' '
                || line(new Edge(west, Direction.NORTH), '-') != ' ';
    }
}
