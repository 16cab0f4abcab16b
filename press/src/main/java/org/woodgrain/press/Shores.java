package org.woodgrain.press;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;

/** Draws the outline of an area of cells with rounded corners, as water lies. */
final class Shores {
    private Shores() {}

    /** A corner where four cells meet, and the way the outline leaves it. */
    private record Post(int x, int y, Direction way) implements Comparable<Post> {
        Post next() {
            return new Post(x + way.dx(), y + way.dy(), way);
        }

        @Override
        public int compareTo(Post other) {
            int byPlace = y != other.y ? Integer.compare(y, other.y) : Integer.compare(x, other.x);
            return byPlace != 0 ? byPlace : way.compareTo(other.way);
        }
    }

    /**
     * Closed paths round the area.
     *
     * @param inset how far inside the edges of the cells the line runs
     * @param round how far from a corner the line begins to turn
     */
    static String around(Set<Cell> cells, double inset, double round) {
        NavigableSet<Post> left = new TreeSet<>();
        for (Cell cell : cells) {
            for (Direction side : Direction.values()) {
                if (!cells.contains(cell.step(side))) {
                    left.add(start(cell, side));
                }
            }
        }
        StringBuilder path = new StringBuilder();
        while (!left.isEmpty()) {
            path.append(curve(loop(left), inset, round));
        }
        return path.toString();
    }

    /** The outline runs with the area on its right hand. */
    private static Post start(Cell cell, Direction side) {
        return switch (side) {
            case NORTH -> new Post(cell.x(), cell.y(), Direction.EAST);
            case EAST -> new Post(cell.x() + 1, cell.y(), Direction.SOUTH);
            case SOUTH -> new Post(cell.x() + 1, cell.y() + 1, Direction.WEST);
            case WEST -> new Post(cell.x(), cell.y() + 1, Direction.NORTH);
        };
    }

    private static List<Post> loop(NavigableSet<Post> left) {
        List<Post> corners = new ArrayList<>();
        Post first = left.first();
        Post here = first;
        Direction before = null;
        do {
            left.remove(here);
            if (here.way() != before) {
                corners.add(here);
            }
            before = here.way();
            here = turn(here.next(), left, first);
        } while (!here.equals(first));
        if (corners.size() > 1 && corners.getFirst().way() == before) {
            corners.removeFirst();
        }
        return corners;
    }

    private static Post turn(Post arrived, NavigableSet<Post> left, Post first) {
        Direction[] sides = Direction.values();
        for (int turn : new int[] {1, 0, 3}) {
            Post next = new Post(arrived.x(), arrived.y(), sides[(arrived.way().ordinal() + turn) % sides.length]);
            if (left.contains(next) || next.equals(first)) {
                return next;
            }
        }
        return first;
    }

    private static String curve(List<Post> corners, double inset, double round) {
        SortedMap<Integer, double[]> points = new TreeMap<>();
        for (int index = 0; index < corners.size(); index++) {
            Post corner = corners.get(index);
            Post before = corners.get((index + corners.size() - 1) % corners.size());
            // the area lies to the right, so right of each way is inwards
            double x = corner.x() * (double) Ink.SQUARE
                    - inset * (corner.way().dy() + before.way().dy());
            double y = corner.y() * (double) Ink.SQUARE
                    + inset * (corner.way().dx() + before.way().dx());
            points.put(index, new double[] {x, y});
        }
        StringBuilder path = new StringBuilder();
        for (int index = 0; index < corners.size(); index++) {
            double[] here = points.getOrDefault(index, new double[2]);
            Direction in =
                    corners.get((index + corners.size() - 1) % corners.size()).way();
            Direction out = corners.get(index).way();
            path.append(path.isEmpty() ? "M" : "L")
                    .append(Ink.number(here[0] - round * in.dx()))
                    .append(' ')
                    .append(Ink.number(here[1] - round * in.dy()))
                    .append('Q')
                    .append(Ink.number(here[0]))
                    .append(' ')
                    .append(Ink.number(here[1]))
                    .append(' ')
                    .append(Ink.number(here[0] + round * out.dx()))
                    .append(' ')
                    .append(Ink.number(here[1] + round * out.dy()));
        }
        return path.append('z').toString();
    }
}
