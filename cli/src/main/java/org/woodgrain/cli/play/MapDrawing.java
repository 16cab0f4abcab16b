package org.woodgrain.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.view.MapView;

/**
 * Draws what is known of a level with lines: a square is three characters wide and one high, and walls run between.
 *
 * <p>With a limit of size the part around the company is drawn.
 */
final class MapDrawing {
    private static final int ACROSS = 4;
    private static final int DOWN = 2;

    private final MapView map;
    private final Ink ink;
    private final SortedMap<String, String> legend = new TreeMap<>();
    private final int west;
    private final int north;
    private final int wide;
    private final int high;
    private final int[] walls;
    private final Map<Edge, MapView.DoorMark> doors = new TreeMap<>();

    private MapDrawing(MapView map, Ink ink, int columns, int rows) {
        this.map = map;
        this.ink = ink;
        int left = map.at().x();
        int right = left;
        int top = map.at().y();
        int bottom = top;
        for (Cell cell : seen()) {
            left = Math.min(left, cell.x());
            right = Math.max(right, cell.x());
            top = Math.min(top, cell.y());
            bottom = Math.max(bottom, cell.y());
        }
        int fitWide = Math.max(5, (columns - 1) / ACROSS);
        int fitHigh = Math.max(4, (rows - 1) / DOWN);
        this.wide = Math.min(right - left + 1, fitWide);
        this.high = Math.min(bottom - top + 1, fitHigh);
        this.west = Math.clamp(map.at().x() - wide / 2, left, right - wide + 1);
        this.north = Math.clamp(map.at().y() - high / 2, top, bottom - high + 1);
        this.walls = new int[(wide + 1) * (high + 1)];
        map.doors().forEach(door -> doors.put(door.edge(), door));
    }

    /** The map in lines, with a legend below; at most so many columns and rows for the map itself. */
    static List<String> draw(MapView map, Ink ink, int columns, int rows) {
        return new MapDrawing(map, ink, columns, rows).lines();
    }

    private List<Cell> seen() {
        List<Cell> all = new ArrayList<>(map.cells());
        all.addAll(map.hiddenCells());
        return all;
    }

    private List<String> lines() {
        for (int y = 0; y <= high; y++) {
            for (int x = 0; x <= wide; x++) {
                Cell cell = new Cell(west + x, north + y);
                if (x < wide && line(new Edge(cell, Direction.NORTH))) {
                    join(x, y, 2);
                    join(x + 1, y, 8);
                }
                if (y < high && line(new Edge(cell, Direction.WEST))) {
                    join(x, y, 4);
                    join(x, y + 1, 1);
                }
            }
        }
        List<String> lines = new ArrayList<>();
        for (int y = 0; y <= high; y++) {
            lines.add(between(y));
            if (y < high) {
                lines.add(squares(y));
            }
        }
        lines.replaceAll(String::stripTrailing);
        legend.put("@", "the company, looking " + map.facing().label());
        lines.add(ink.faint(String.join(
                "  ",
                legend.entrySet().stream()
                        .map(entry -> entry.getKey() + " " + entry.getValue())
                        .toList())));
        return lines;
    }

    private void join(int x, int y, int side) {
        walls[y * (wide + 1) + x] |= side;
    }

    /** Whether a line is drawn along an edge: a wall or a door. */
    private boolean line(Edge edge) {
        return map.walls().contains(edge) || doors.containsKey(edge);
    }

    /** A row of corners and of the walls between them. */
    private String between(int y) {
        StringBuilder row = new StringBuilder();
        for (int x = 0; x <= wide; x++) {
            row.append(ink.map(corner(walls[y * (wide + 1) + x])));
            if (x < wide) {
                Edge edge = new Edge(new Cell(west + x, north + y), Direction.NORTH);
                MapView.DoorMark door = doors.get(edge);
                if (door != null) {
                    row.append(ink.map("─")).append(ink.strong(sign(door))).append(ink.map("─"));
                } else {
                    row.append(map.walls().contains(edge) ? ink.map("───") : "   ");
                }
            }
        }
        return row.toString();
    }

    /** A row of squares and of the walls between them. */
    private String squares(int y) {
        StringBuilder row = new StringBuilder();
        for (int x = 0; x <= wide; x++) {
            Edge edge = new Edge(new Cell(west + x, north + y), Direction.WEST);
            MapView.DoorMark door = doors.get(edge);
            if (door != null) {
                row.append(ink.strong(sign(door)));
            } else {
                row.append(map.walls().contains(edge) ? ink.map("│") : " ");
            }
            if (x < wide) {
                row.append(square(new Cell(west + x, north + y)));
            }
        }
        return row.toString();
    }

    private String square(Cell cell) {
        if (cell.equals(map.at())) {
            return ink.strong(" @ ");
        }
        if (map.foes().contains(cell)) {
            legend.put("M", "foes");
            return ink.bad(" M ");
        }
        for (MapView.Mark mark : map.marks()) {
            if (mark.cell().equals(cell)) {
                return ink.strong(mark(mark));
            }
        }
        if (map.lit().contains(cell)) {
            return ink.lit(" . ");
        }
        if (map.cells().contains(cell)) {
            return ink.faint(" . ");
        }
        if (map.hiddenCells().contains(cell)) {
            legend.put("~", "not yet seen");
            return ink.faint(" ~ ");
        }
        return "   ";
    }

    private String mark(MapView.Mark mark) {
        return switch (mark.kind()) {
            case "stairs-up" -> said("<", "stairs up");
            case "stairs-down" -> said(">", "stairs down");
            case "trap" -> said("^", "a trap");
            case "label" -> centred(mark.text());
            default -> said("*", mark.text().isEmpty() ? mark.kind() : mark.text());
        };
    }

    private String said(String sign, String meaning) {
        legend.merge(sign, meaning, (before, now) -> before.contains(now) ? before : before + ", " + now);
        return " " + sign + " ";
    }

    private static String centred(String text) {
        return switch (text.length()) {
            case 0 -> " . ";
            case 1 -> " " + text + " ";
            case 2 -> text + " ";
            default -> text.substring(0, 3);
        };
    }

    private String sign(MapView.DoorMark door) {
        String sign = switch (door.kind()) {
            case "arch" -> "o";
            case "secret" -> "S";
            case "portcullis" -> "#";
            default -> door.state().equals("open") ? "/" : "+";
        };
        String meaning = switch (sign) {
            case "o" -> "archway";
            case "S" -> "secret door";
            case "#" -> "portcullis";
            case "/" -> "open door";
            default -> "shut door";
        };
        legend.put(sign, meaning);
        return sign;
    }

    /** The corner whose arms go north 1, east 2, south 4, west 8. */
    private static String corner(int arms) {
        return String.valueOf(" ╵╶└╷│┌├╴┘─┴┐┤┬┼".charAt(arms));
    }
}
