package org.woodgrain.press;

import java.util.Collection;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;

/** Turns edges and cells into path data, joining what lies in one line. */
final class Lines {
    private Lines() {}

    /** Straight lines along edges. */
    static String along(Collection<Edge> edges) {
        SortedMap<Integer, TreeSet<Integer>> level = new TreeMap<>();
        SortedMap<Integer, TreeSet<Integer>> upright = new TreeMap<>();
        for (Edge edge : edges) {
            Cell cell = edge.cell();
            if (edge.side() == Direction.NORTH) {
                level.computeIfAbsent(cell.y(), row -> new TreeSet<>()).add(cell.x());
            } else {
                upright.computeIfAbsent(cell.x(), column -> new TreeSet<>()).add(cell.y());
            }
        }
        StringBuilder path = new StringBuilder();
        level.forEach((y, xs) -> runs(
                xs, (from, length) -> path.append(move(from, y)).append('h').append(length * Ink.SQUARE)));
        upright.forEach((x, ys) -> runs(
                ys, (from, length) -> path.append(move(x, from)).append('v').append(length * Ink.SQUARE)));
        return path.toString();
    }

    /** The lines of the grid between neighbouring cells of a set. */
    static String grid(Set<Cell> cells) {
        Set<Edge> between = new TreeSet<>();
        for (Cell cell : cells) {
            for (Direction side : new Direction[] {Direction.NORTH, Direction.WEST}) {
                if (cells.contains(cell.step(side))) {
                    between.add(new Edge(cell, side));
                }
            }
        }
        return along(between);
    }

    /** The whole area of cells, row by row. */
    static String area(Set<Cell> cells) {
        SortedMap<Integer, TreeSet<Integer>> rows = new TreeMap<>();
        cells.forEach(
                cell -> rows.computeIfAbsent(cell.y(), row -> new TreeSet<>()).add(cell.x()));
        StringBuilder path = new StringBuilder();
        rows.forEach((y, xs) -> runs(
                xs,
                (from, length) -> path.append(move(from, y))
                        .append('h')
                        .append(length * Ink.SQUARE)
                        .append('v')
                        .append(Ink.SQUARE)
                        .append('h')
                        .append(-length * Ink.SQUARE)
                        .append('z')));
        return path.toString();
    }

    private static String move(int x, int y) {
        return "M" + x * Ink.SQUARE + " " + y * Ink.SQUARE;
    }

    private interface Run {
        void from(int start, int length);
    }

    private static void runs(SortedSet<Integer> numbers, Run each) {
        Integer start = null;
        int length = 0;
        for (int number : numbers) {
            if (start != null && number == start + length) {
                length++;
                continue;
            }
            if (start != null) {
                each.from(start, length);
            }
            start = number;
            length = 1;
        }
        if (start != null) {
            each.from(start, length);
        }
    }
}
