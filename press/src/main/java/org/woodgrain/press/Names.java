package org.woodgrain.press;

import java.util.ArrayList;
import java.util.List;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.view.MapView;

/** Writes names of rooms so that they stay inside their walls: in lines, or upright in a narrow place. */
final class Names {
    private static final double LETTER = 1.5;
    private static final double LINE = 4;
    private static final double ROOM_BESIDE = 2;

    private final Ink ink;
    private final MapView map;

    Names(Ink ink, MapView map) {
        this.ink = ink;
        this.map = map;
    }

    void write(Cell at, String name) {
        int west = free(at, Direction.WEST);
        int east = free(at, Direction.EAST);
        int north = free(at, Direction.NORTH);
        int south = free(at, Direction.SOUTH);
        // where the room opens into a passage the name stays in the room
        east = Math.min(east, west + 1);
        west = Math.min(west, east + 1);
        double x = (at.x() + (east - west + 1) / 2.0) * Ink.SQUARE;
        double width = (1 + east + west) * Ink.SQUARE - ROOM_BESIDE;
        double height = (1 + north + south) * Ink.SQUARE - ROOM_BESIDE;
        if (longest(List.of(name.split(" ", -1))) * LETTER > width && height > width) {
            double y = (at.y() + (south - north + 1) / 2.0) * Ink.SQUARE;
            lines(wrap(name, height), (at.x() + .5) * Ink.SQUARE, y, true);
        } else {
            List<String> lines = wrap(name, width);
            double half = (lines.size() * LINE + 1) / 2;
            double top = (at.y() - north) * Ink.SQUARE + half;
            double bottom = (at.y() + 1 + south) * Ink.SQUARE - half;
            double y = Math.min(Math.max((at.y() + .5) * Ink.SQUARE, top), Math.max(top, bottom));
            lines(lines, x, y, false);
        }
    }

    private void lines(List<String> lines, double x, double y, boolean upright) {
        if (upright) {
            ink.add("<g transform=\"rotate(-90 ").add(x).add(" ").add(y).add(")\">");
        }
        double first = y + 1.2 - LINE * (lines.size() - 1) / 2;
        for (int line = 0; line < lines.size(); line++) {
            ink.text("wg-t-name", x, first + LINE * line, lines.get(line));
        }
        if (upright) {
            ink.add("</g>\n");
        }
    }

    /** Squares of known floor to one side before a wall, a door or the unknown. */
    private int free(Cell from, Direction way) {
        int squares = 0;
        Cell here = from;
        while (known(here.step(way)) && !bounded(new Edge(here, way))) {
            here = here.step(way);
            squares++;
        }
        return squares;
    }

    private boolean known(Cell cell) {
        return map.cells().contains(cell) || map.hiddenCells().contains(cell);
    }

    private boolean bounded(Edge edge) {
        return map.walls().contains(edge)
                || map.doors().stream().anyMatch(door -> door.edge().equals(edge));
    }

    private static List<String> wrap(String name, double width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : name.split(" ", -1)) {
            if (!line.isEmpty() && (line.length() + 1 + word.length()) * LETTER > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }

    private static int longest(List<String> words) {
        return words.stream().mapToInt(String::length).max().orElse(0);
    }
}
