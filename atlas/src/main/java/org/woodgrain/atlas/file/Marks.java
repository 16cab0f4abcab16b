package org.woodgrain.atlas.file;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.text.Fields;
import org.woodgrain.atlas.text.Findings;
import org.woodgrain.atlas.text.Spot;
import org.woodgrain.atlas.text.Value;

/** How cells, edges and blocks of cells are written: {@code 3,-4}, {@code 3,-4,west}, {@code 3,-4 5x2}. */
final class Marks {
    /** No level is larger than this; a longer side is a slip of the pen. */
    static final int LONGEST_SIDE = 500;

    private static final Pattern CELL = Pattern.compile("(-?\\d{1,6}) *, *(-?\\d{1,6})");
    private static final Pattern EDGE = Pattern.compile(CELL.pattern() + " *, *(north|east|south|west)");
    private static final Pattern BLOCK = Pattern.compile(CELL.pattern() + " +(\\d{1,6}) *x *(\\d{1,6})");
    private static final Cell NOWHERE = new Cell(0, 0);

    private final Findings findings;

    Marks(Findings findings) {
        this.findings = findings;
    }

    /** A cell that must be there. */
    Cell cell(Fields fields, String name) {
        return cell(fields.at(name), fields.text(name));
    }

    private Cell cell(Spot at, String text) {
        Matcher matcher = CELL.matcher(text.strip());
        if (!matcher.matches()) {
            if (!text.isEmpty()) {
                findings.error(at, "expected a cell such as \"3,-4\", found \"" + text + "\"");
            }
            return NOWHERE;
        }
        return cellOf(matcher);
    }

    /** An edge that must be there. */
    Edge edge(Fields fields, String name) {
        return edge(fields.at(name), fields.text(name)).orElse(new Edge(NOWHERE, Direction.NORTH));
    }

    Optional<Edge> edge(Spot at, String text) {
        Matcher matcher = EDGE.matcher(text.strip());
        if (!matcher.matches()) {
            if (!text.isEmpty()) {
                findings.error(at, "expected a side of a cell such as \"3,-4,west\", found \"" + text + "\"");
            }
            return Optional.empty();
        }
        return Optional.of(new Edge(cellOf(matcher), direction(matcher.group(3))));
    }

    static Direction direction(String word) {
        return switch (word) {
            case "north" -> Direction.NORTH;
            case "east" -> Direction.EAST;
            case "south" -> Direction.SOUTH;
            default -> Direction.WEST;
        };
    }

    /** One of the two cells of an edge, named by the side of the edge it lies on; empty if it is not named. */
    Optional<Cell> side(Fields fields, String name, Edge edge) {
        Optional<Value> given = fields.value(name);
        if (given.isEmpty()) {
            return Optional.empty();
        }
        Direction side = fields.word(name, edge.side(), Direction.class);
        if (side != edge.side() && side != edge.side().opposite()) {
            findings.error(
                    fields.at(name),
                    "expected " + edge.side().label() + " or "
                            + edge.side().opposite().label() + ", found " + side.label());
            return Optional.empty();
        }
        return Optional.of(side == edge.side() ? edge.beyond() : edge.cell());
    }

    /** How {@link #side} is written. */
    static String sideOf(Edge edge, Cell cell) {
        return cell.equals(edge.cell())
                ? edge.side().opposite().label()
                : edge.side().label();
    }

    /** Cells and blocks of cells. */
    Set<Cell> cells(Fields fields, String name) {
        Set<Cell> cells = new LinkedHashSet<>();
        for (Value item : fields.items(name)) {
            if (item instanceof Value.Text(Spot at, String text)) {
                addCells(at, text.strip(), cells);
            } else {
                findings.error(
                        item.at(),
                        "expected a cell such as \"3,-4\" or a block such as \"3,-4 5x2\", found " + item.kind());
            }
        }
        return cells;
    }

    private void addCells(Spot at, String text, Set<Cell> cells) {
        Matcher block = BLOCK.matcher(text);
        if (!block.matches()) {
            if (CELL.matcher(text).matches()) {
                cells.add(cell(at, text));
            } else {
                findings.error(
                        at, "expected a cell such as \"3,-4\" or a block such as \"3,-4 5x2\", found \"" + text + "\"");
            }
            return;
        }
        Cell corner = cellOf(block);
        int width = Integer.parseInt(block.group(3));
        int height = Integer.parseInt(block.group(4));
        if (width < 1 || height < 1 || width > LONGEST_SIDE || height > LONGEST_SIDE) {
            findings.error(at, "expected sides of 1 to " + LONGEST_SIDE + " cells, found " + width + "x" + height);
            return;
        }
        for (int dy = 0; dy < height; dy++) {
            for (int dx = 0; dx < width; dx++) {
                cells.add(new Cell(corner.x() + dx, corner.y() + dy));
            }
        }
    }

    private static Cell cellOf(Matcher matcher) {
        return new Cell(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
    }

    /** Cells written as blocks: rows first, then equal rows below each other. */
    static List<String> blocks(Collection<Cell> cells) {
        Set<Cell> left = new TreeSet<>(cells);
        List<String> written = new ArrayList<>();
        while (!left.isEmpty()) {
            Cell corner = left.iterator().next();
            int width = 1;
            while (left.contains(new Cell(corner.x() + width, corner.y()))) {
                width++;
            }
            int height = 1;
            while (left.containsAll(row(corner, width, height))) {
                height++;
            }
            for (int dy = 0; dy < height; dy++) {
                left.removeAll(row(corner, width, dy));
            }
            written.add(width * height == 1 ? corner.toString() : corner + " " + width + "x" + height);
        }
        return written;
    }

    private static List<Cell> row(Cell corner, int width, int down) {
        List<Cell> row = new ArrayList<>();
        for (int dx = 0; dx < width; dx++) {
            row.add(new Cell(corner.x() + dx, corner.y() + down));
        }
        return row;
    }
}
