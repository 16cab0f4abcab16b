package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.LevelGeometry;
import org.woodgrain.atlas.Sight;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.rules.Rule;

/**
 * The shape of an area. Lengths are feet; walls and shut doors bound every shape, and a cell is in if its middle is.
 */
@Rule("SP-120")
sealed interface Shape {
    int FEET = 10;

    /** The cells that it takes in. */
    SortedSet<Cell> cells(Ways ways);

    /** Everything within a radius of the middle of a cell, in its line of sight. */
    record Circle(Cell centre, int radius) implements Shape {
        @Override
        public SortedSet<Cell> cells(Ways ways) {
            SortedSet<Cell> in = new TreeSet<>();
            int most = radius / FEET;
            for (int y = -most; y <= most; y++) {
                for (int x = -most; x <= most; x++) {
                    Cell cell = new Cell(centre.x() + x, centre.y() + y);
                    if ((x * x + y * y) * FEET * FEET <= radius * radius && clear(ways, centre, cell)) {
                        in.add(cell);
                    }
                }
            }
            return Collections.unmodifiableSortedSet(in);
        }

        /** All cells of a circle whatever bounds them, the nearest first. */
        static List<Cell> whole(Cell centre, int radius) {
            List<Cell> all = new ArrayList<>();
            int most = radius / FEET;
            for (int y = -most; y <= most; y++) {
                for (int x = -most; x <= most; x++) {
                    if ((x * x + y * y) * FEET * FEET <= radius * radius) {
                        all.add(new Cell(centre.x() + x, centre.y() + y));
                    }
                }
            }
            all.sort(Comparator.comparingInt(cell -> cell.distance(centre)));
            return all;
        }
    }

    /** A rectangle about a cell, lying along the line from a cell to its middle. */
    record Rectangle(Cell from, Cell centre, int length, int width) implements Shape {
        @Override
        public SortedSet<Cell> cells(Ways ways) {
            double along = Math.hypot((double) centre.x() - from.x(), (double) centre.y() - from.y());
            double dx = along == 0 ? 1 : (centre.x() - from.x()) / along;
            double dy = along == 0 ? 0 : (centre.y() - from.y()) / along;
            SortedSet<Cell> in = new TreeSet<>();
            int most = (length + width) / FEET;
            for (int y = -most; y <= most; y++) {
                for (int x = -most; x <= most; x++) {
                    Cell cell = new Cell(centre.x() + x, centre.y() + y);
                    boolean inside = Math.abs(x * dx + y * dy) * FEET <= length / 2.0
                            && Math.abs(x * dy - y * dx) * FEET <= width / 2.0;
                    if (inside && clear(ways, centre, cell)) {
                        in.add(cell);
                    }
                }
            }
            return Collections.unmodifiableSortedSet(in);
        }
    }

    /** A cone from the mouth of its maker toward a cell, so wide at its end; its maker's own cell is not in it. */
    record Cone(Cell from, Cell toward, int length, int end) implements Shape {
        @Override
        public SortedSet<Cell> cells(Ways ways) {
            double far = Math.hypot((double) toward.x() - from.x(), (double) toward.y() - from.y());
            SortedSet<Cell> in = new TreeSet<>();
            if (far == 0) {
                return in;
            }
            double dx = (toward.x() - from.x()) / far;
            double dy = (toward.y() - from.y()) / far;
            int most = length / FEET;
            for (int y = -most; y <= most; y++) {
                for (int x = -most; x <= most; x++) {
                    double ahead = (x * dx + y * dy) * FEET;
                    double aside = Math.abs(x * dy - y * dx) * FEET;
                    Cell cell = new Cell(from.x() + x, from.y() + y);
                    // a square on the axis is hit however narrow the cone still is
                    double half = Math.max(FEET / 2.0, ahead * end / length / 2);
                    if (ahead > 0 && ahead <= length && aside <= half && clear(ways, from, cell)) {
                        in.add(cell);
                    }
                }
            }
            return Collections.unmodifiableSortedSet(in);
        }
    }

    /** So many cubes of ten feet, filled outward from a cell: what a burst fills where there is little room. */
    record Filling(Cell from, int cubes) implements Shape {
        @Override
        public SortedSet<Cell> cells(Ways ways) {
            SortedSet<Cell> in = new TreeSet<>();
            int left = cubes;
            for (Cell cell : LevelGeometry.distances(ways.level(), from, cubes, each -> true, ways::seenThrough)
                    .keySet()) {
                if (left <= 0) {
                    break;
                }
                in.add(cell);
                left -= Ceilings.feet(ways.level(), cell) / FEET;
            }
            return Collections.unmodifiableSortedSet(in);
        }
    }

    private static boolean clear(Ways ways, Cell from, Cell to) {
        Level level = ways.level();
        return level.floor().contains(to) && Sight.clear(level, from, to, ways::seenThrough);
    }
}
