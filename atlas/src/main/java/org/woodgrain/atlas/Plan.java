package org.woodgrain.atlas;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A level drawn in characters: every cell has one, and so has every edge between two cells.
 *
 * <pre>
 * +-----+
 * |1 1 1|
 * |     +---+
 * |1 1 1d. .|
 * +-----+-s-+
 * </pre>
 *
 * <p>In the second, fourth, ... row the second, fourth, ... character is a cell: a space or {@code #} is rock, {@code .}
 * is the floor of a passage, any letter or digit is the floor of the room with that mark, and {@code @} is floor where
 * the company arrives. What stands between two cells is an edge: {@code |} or {@code -} is a wall, {@code a} an archway,
 * {@code d} a door, {@code D} a double door, {@code p} a portcullis, {@code s} a secret door; a space is open. Walls
 * against rock need not be drawn. Lines drawn where four cells meet mean nothing.
 *
 * @param floor every cell that can be stood on
 * @param walls between two floor cells
 * @param doors kinds of doors by edge
 * @param marks cells by the mark drawn in them; passages are not among them
 */
public record Plan(Set<Cell> floor, Set<Edge> walls, Map<Edge, Door.Kind> doors, Map<Character, Set<Cell>> marks) {

    /** The mark of the cell where the company arrives. */
    public static final char ENTRANCE = '@';

    public Plan {
        floor = Collections.unmodifiableSet(new TreeSet<>(floor));
        walls = Collections.unmodifiableSet(new TreeSet<>(walls));
        doors = Collections.unmodifiableMap(new TreeMap<>(doors));
        marks = Collections.unmodifiableMap(new TreeMap<>(marks));
    }

    /**
     * Reads rows of characters.
     *
     * @param origin the cell that the first cell character stands for
     * @throws AtlasException if a door does not stand between two floor cells, or a character is unknown
     */
    public static Plan read(List<String> rows, Cell origin) {
        Set<Cell> floor = new TreeSet<>();
        Map<Character, Set<Cell>> marks = new TreeMap<>();
        for (int row = 1; row < rows.size(); row += 2) {
            String drawn = rows.get(row);
            for (int column = 1; column < drawn.length(); column += 2) {
                char mark = drawn.charAt(column);
                if (mark == ' ' || mark == '#') {
                    continue;
                }
                Cell cell = new Cell(origin.x() + column / 2, origin.y() + row / 2);
                floor.add(cell);
                if (Character.isLetterOrDigit(mark) || mark == ENTRANCE) {
                    marks.computeIfAbsent(mark, any -> new TreeSet<>()).add(cell);
                } else if (mark != '.') {
                    throw wrong(
                            row,
                            column,
                            "'" + mark + "' is no floor; expected space, '#', '.', '@', a letter or a digit");
                }
            }
        }
        Set<Edge> walls = new TreeSet<>();
        Map<Edge, Door.Kind> doors = new TreeMap<>();
        for (int row = 0; row < rows.size(); row++) {
            String drawn = rows.get(row);
            for (int column = 0; column < drawn.length(); column++) {
                char mark = drawn.charAt(column);
                if (row % 2 == 0 && column % 2 == 0 && " +-|#".indexOf(mark) < 0) {
                    throw wrong(
                            row, column, "'" + mark + "' stands where four cells meet; only lines may be drawn there");
                }
                if (row % 2 == column % 2) {
                    continue;
                }
                Cell cell = new Cell(origin.x() + column / 2, origin.y() + row / 2);
                Edge edge = new Edge(cell, row % 2 == 0 ? Direction.NORTH : Direction.WEST);
                boolean between = floor.contains(edge.cell()) && floor.contains(edge.beyond());
                Optional<Door.Kind> kind = kind(mark);
                if (kind.isPresent() && between) {
                    doors.put(edge, kind.get());
                } else if (kind.isPresent()) {
                    throw wrong(row, column, "the door '" + mark + "' does not stand between two floor cells");
                } else if (between && (mark == '|' || mark == '-')) {
                    walls.add(edge);
                } else if (" |-+#.".indexOf(mark) < 0) {
                    throw wrong(
                            row,
                            column,
                            "'" + mark + "' is no edge; expected space, '|', '-', or a, d, D, p, s for a door");
                }
            }
        }
        return new Plan(floor, walls, doors, marks);
    }

    private static AtlasException wrong(int row, int column, String what) {
        return new AtlasException("map row " + (row + 1) + ", character " + (column + 1) + ": " + what);
    }

    private static Optional<Door.Kind> kind(char mark) {
        return switch (mark) {
            case 'a' -> Optional.of(Door.Kind.ARCH);
            case 'd' -> Optional.of(Door.Kind.DOOR);
            case 'D' -> Optional.of(Door.Kind.DOUBLE);
            case 'p' -> Optional.of(Door.Kind.PORTCULLIS);
            case 's' -> Optional.of(Door.Kind.SECRET);
            default -> Optional.empty();
        };
    }

    /** A level of plain rooms and doors as drawn, one room to a mark; the first floor cell if no entrance is marked. */
    public Level level(String id) {
        Map<Edge, Door> made = new TreeMap<>();
        doors.forEach((edge, kind) -> made.put(
                edge, new Door(edge, kind, Door.State.BY_THE_RULES, Optional.empty(), Optional.empty(), false)));
        List<Room> rooms = new ArrayList<>();
        marks.forEach((mark, cells) -> {
            if (mark != ENTRANCE) {
                String name = String.valueOf(mark);
                rooms.add(new Room(name, name, "", cells, "", "", "", Set.of(), false, List.of(), List.of()));
            }
        });
        Set<Cell> arrival = marks.getOrDefault(ENTRANCE, floor);
        Cell entrance = arrival.iterator().next();
        return new Level(id, id, 1, "", floor, walls, made, List.of(), List.of(), List.of(), rooms, entrance);
    }
}
