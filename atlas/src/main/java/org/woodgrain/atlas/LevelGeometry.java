package org.woodgrain.atlas;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/**
 * Ways and widths on a level. Distances are in cells of ten feet.
 *
 * <p>Where a method takes {@code through}, it is asked for each door that stands in the way; an edge without a wall or a
 * door is always free.
 */
public final class LevelGeometry {
    private static final Direction[] SIDES = Direction.values();

    private LevelGeometry() {}

    /** Whether one can go from a cell to its neighbour: both are floor, no wall between, and a door lets through. */
    public static boolean passable(Level level, Cell from, Direction way, Predicate<Door> through) {
        return level.plan().passable(from.x(), from.y(), way, through);
    }

    /**
     * A shortest way between two cells; empty if there is none. Of equally short ways the order of {@link Direction}
     * decides, so the answer is always the same.
     *
     * @param allowed cells that may be walked; the start need not be among them
     */
    public static Optional<List<Direction>> path(
            Level level, Cell from, Cell to, Predicate<Cell> allowed, Predicate<Door> through) {
        if (from.equals(to)) {
            return Optional.of(List.of());
        }
        CellSet floor = level.plan().cells();
        // 1 more than the number of the side by which each place was come to
        byte[] arrivedBy = new byte[floor.places()];
        Cell[] known = new Cell[64];
        int many = 0;
        known[many++] = from;
        for (int done = 0; done < many; done++) {
            Cell here = known[done];
            for (Direction way : SIDES) {
                if (!passable(level, here, way, through)) {
                    continue;
                }
                int place = floor.place(here.x() + way.dx(), here.y() + way.dy());
                if (arrivedBy[place] != 0) {
                    continue;
                }
                Cell next = here.step(way);
                if (next.equals(from) || !allowed.test(next)) {
                    continue;
                }
                arrivedBy[place] = (byte) (way.ordinal() + 1);
                if (next.equals(to)) {
                    return Optional.of(walkBack(from, to, floor, arrivedBy));
                }
                if (many == known.length) {
                    known = Arrays.copyOf(known, 2 * many);
                }
                known[many++] = next;
            }
        }
        return Optional.empty();
    }

    private static List<Direction> walkBack(Cell from, Cell to, CellSet floor, byte[] arrivedBy) {
        List<Direction> steps = new ArrayList<>();
        Cell here = to;
        while (!here.equals(from)) {
            Direction way = SIDES[arrivedBy[floor.place(here.x(), here.y())] - 1];
            steps.add(way);
            here = here.step(way.opposite());
        }
        return List.copyOf(steps.reversed());
    }

    /** Every cell that can be reached and how many steps it takes, nearest first. */
    public static Map<Cell, Integer> distances(
            Level level, Cell from, int most, Predicate<Cell> allowed, Predicate<Door> through) {
        CellSet floor = level.plan().cells();
        boolean[] asked = new boolean[floor.places()];
        Map<Cell, Integer> steps = new LinkedHashMap<>();
        ArrayDeque<Cell> edgeOfKnown = new ArrayDeque<>();
        steps.put(from, 0);
        edgeOfKnown.add(from);
        while (!edgeOfKnown.isEmpty()) {
            Cell here = edgeOfKnown.remove();
            int walked = steps.getOrDefault(here, 0);
            if (walked == most) {
                continue;
            }
            for (Direction way : SIDES) {
                if (!passable(level, here, way, through)) {
                    continue;
                }
                int place = floor.place(here.x() + way.dx(), here.y() + way.dy());
                if (asked[place]) {
                    continue;
                }
                asked[place] = true;
                Cell next = here.step(way);
                if (!next.equals(from) && allowed.test(next)) {
                    steps.put(next, walked + 1);
                    edgeOfKnown.add(next);
                }
            }
        }
        return Collections.unmodifiableMap(steps);
    }

    /** Whether a cell can be reached that answers to what is wanted, in so many steps; stops at the first. */
    public static boolean reaches(
            Level level,
            Cell from,
            int most,
            Predicate<Cell> allowed,
            Predicate<Door> through,
            BiPredicate<Cell, Integer> wanted) {
        Set<Cell> known = new HashSet<>();
        List<Cell> ring = List.of(from);
        known.add(from);
        for (int steps = 0; !ring.isEmpty() && steps <= most; steps++) {
            List<Cell> next = new ArrayList<>();
            for (Cell here : ring) {
                if (wanted.test(here, steps)) {
                    return true;
                }
                for (Direction way : SIDES) {
                    if (passable(level, here, way, through)) {
                        Cell there = here.step(way);
                        if (allowed.test(there) && known.add(there)) {
                            next.add(there);
                        }
                    }
                }
            }
            ring = next;
        }
        return false;
    }

    /** Cells of free floor straight ahead before rock, a wall or a shut door; 0 when the way is barred at once. */
    public static int stretch(Level level, Cell from, Direction way, Predicate<Door> through) {
        int cells = 0;
        while (level.plan().passable(from.x() + cells * way.dx(), from.y() + cells * way.dy(), way, through)) {
            cells++;
        }
        return cells;
    }

    /** How many cells wide the floor is at a cell, across its narrower axis; at least 1. */
    public static int width(Level level, Cell at) {
        int northSouth = across(level, at, Direction.NORTH, Direction.SOUTH);
        int eastWest = across(level, at, Direction.WEST, Direction.EAST);
        return Math.min(northSouth, eastWest);
    }

    /** How many cells wide the floor is for one who walks through a cell in a direction; at least 1. */
    public static int width(Level level, Cell at, Direction walking) {
        return switch (walking) {
            case NORTH, SOUTH -> across(level, at, Direction.WEST, Direction.EAST);
            case EAST, WEST -> across(level, at, Direction.NORTH, Direction.SOUTH);
        };
    }

    private static int across(Level level, Cell at, Direction one, Direction other) {
        return 1 + stretch(level, at, one, door -> false) + stretch(level, at, other, door -> false);
    }

    /**
     * The ways into an area, in the order of the key: from north to south and from west to east, secret doors last.
     *
     * @param area cells of a room or of a stretch of passage
     */
    public static List<Entry> entries(Level level, Collection<Cell> area) {
        CellSet cells = CellSet.of(area);
        List<Entry> entries = new ArrayList<>();
        for (Cell inside : cells) {
            for (Direction out : SIDES) {
                if (!cells.contains(inside.x() + out.dx(), inside.y() + out.dy())
                        && passable(level, inside, out, door -> true)) {
                    entries.add(new Entry(inside, out, level.door(inside, out)));
                }
            }
        }
        entries.sort(Comparator.comparing(Entry::secret)
                .thenComparing(entry -> entry.edge().cell())
                .thenComparing(entry -> entry.edge().side()));
        return List.copyOf(entries);
    }

    /** The area that a cell belongs to: its room, or the passage up to rooms and doors, no further than {@code most}. */
    public static SortedSet<Cell> area(Level level, Cell at, int most) {
        Optional<Room> room = level.roomAt(at);
        if (room.isPresent()) {
            return new TreeSet<>(room.get().cells());
        }
        return new TreeSet<>(
                distances(level, at, most, cell -> level.roomAt(cell).isEmpty(), door -> false)
                        .keySet());
    }
}
