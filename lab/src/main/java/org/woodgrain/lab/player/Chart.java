package org.woodgrain.lab.player;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.function.Predicate;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.view.MapView;

/** What a player makes of the map: how far everything is, and where something may still be found. */
final class Chart {
    private static final Set<String> WAYS = Set.of("open", "broken");
    private static final Set<String> LOCKED = Set.of("locked", "barred");
    /** Steps that a shut door is reckoned as. */
    private static final int DOOR = 6;

    private final MapView map;
    private final Predicate<Edge> hopeless;
    private final Map<Edge, MapView.DoorMark> doors = new HashMap<>();
    private final Map<Cell, Integer> steps = new HashMap<>();
    private final Map<Cell, Cell> from = new HashMap<>();

    /**
     * A chart of the map.
     *
     * @param hopeless shut doors that are taken for walls
     */
    Chart(MapView map, Predicate<Edge> hopeless) {
        this.map = map;
        this.hopeless = hopeless;
        map.doors().forEach(door -> doors.put(door.edge(), door));
        spread();
    }

    /** A place to act from, and the way to look or walk from there. */
    record Goal(Cell cell, Direction way) {
        Edge edge() {
            return new Edge(cell, way);
        }
    }

    Optional<Cell> stairsUp() {
        return mark("stairs-up");
    }

    Optional<Cell> stairsDown() {
        return mark("stairs-down");
    }

    private Optional<Cell> mark(String kind) {
        return map.marks().stream()
                .filter(mark -> mark.kind().equals(kind))
                .map(MapView.Mark::cell)
                .findFirst();
    }

    /** The nearest edge of the known: open floor that leads where nothing was seen. */
    Optional<Goal> frontier(Predicate<Goal> worth) {
        return nearest(goal -> !map.cells().contains(goal.cell().step(goal.way()))
                && !map.walls().contains(goal.edge())
                && passable(goal.edge())
                && worth.test(goal));
    }

    /** The nearest shut door. */
    Optional<Goal> door() {
        return nearest(goal -> doors.containsKey(goal.edge())
                && !passable(goal.edge())
                && !barred(goal.edge())
                && !hopeless.test(goal.edge()));
    }

    int distance(Cell cell) {
        return steps.getOrDefault(cell, Integer.MAX_VALUE);
    }

    /** The first shut door on the way to a cell, or empty if the way is open. */
    Optional<Goal> doorOnTheWay(Cell to) {
        Optional<Goal> first = Optional.empty();
        Cell cell = to;
        while (from.containsKey(cell)) {
            Cell before = from.get(cell);
            for (Direction way : Direction.values()) {
                if (before.step(way).equals(cell) && !passable(new Edge(before, way))) {
                    first = Optional.of(new Goal(before, way));
                }
            }
            cell = before;
        }
        return first;
    }

    private Optional<Goal> nearest(Predicate<Goal> wanted) {
        Optional<Goal> best = Optional.empty();
        int least = Integer.MAX_VALUE;
        for (Cell cell : map.cells()) {
            int far = distance(cell);
            for (Direction way : Direction.values()) {
                if (far < least) {
                    Goal goal = new Goal(cell, way);
                    if (wanted.test(goal)) {
                        best = Optional.of(goal);
                        least = far;
                    }
                }
            }
        }
        return best;
    }

    private boolean passable(Edge edge) {
        MapView.DoorMark door = doors.get(edge);
        return door == null || door.kind().equals("arch") || WAYS.contains(door.state());
    }

    private boolean barred(Edge edge) {
        MapView.DoorMark door = doors.get(edge);
        return door != null && LOCKED.contains(door.state());
    }

    private void spread() {
        PriorityQueue<Cell> open = new PriorityQueue<>(Comparator.comparingInt(this::distance));
        steps.put(map.at(), 0);
        open.add(map.at());
        while (!open.isEmpty()) {
            Cell cell = open.remove();
            for (Direction side : Direction.values()) {
                Cell next = cell.step(side);
                Edge edge = new Edge(cell, side);
                boolean way = passable(edge);
                if (!map.cells().contains(next)
                        || map.walls().contains(edge)
                        || (!way && (barred(edge) || hopeless.test(edge)))) {
                    continue;
                }
                int far = distance(cell) + (way ? 1 : DOOR);
                if (far < distance(next)) {
                    open.remove(next);
                    steps.put(next, far);
                    from.put(next, cell);
                    open.add(next);
                }
            }
        }
    }
}
