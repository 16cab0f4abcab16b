package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.LevelGeometry;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.rules.Rule;

/**
 * The way of a bolt: straight on, one cell wide, until it has its length or meets a wall or a shut door, from which it
 * turns back for what is missing.
 *
 * @param line the cells before the caster, the nearest first, as far as the bolt comes
 * @param start feet from the caster at which it begins
 * @param stopped whether something stopped it before it had its length
 * @param door the shut door that stopped it
 * @param beyond the cells of rock, or of floor behind a wall, on its way behind what stopped it
 */
@Rule({"MA-19", "UX-29", "SP-25"})
record Bolt(List<Cell> line, int start, boolean stopped, Optional<Edge> door, List<Cell> beyond) {
    private static final int FEET = 10;
    private static final int LENGTH = 60;
    private static final int STRIKES_SENDER = 40;

    Bolt {
        line = List.copyOf(line);
        beyond = List.copyOf(beyond);
    }

    /**
     * A bolt along the line from a cell toward another.
     *
     * @param from where the caster stands
     * @param facing the way it goes when both cells are the same
     */
    static Bolt of(Ways ways, Cell from, Cell toward, Direction facing, int start) {
        double x = toward.equals(from) ? facing.dx() : (double) toward.x() - from.x();
        double y = toward.equals(from) ? facing.dy() : (double) toward.y() - from.y();
        double far = Math.hypot(x, y);
        List<Cell> line = new ArrayList<>();
        Cell here = from;
        List<Cell> beyond = new ArrayList<>();
        Optional<Stop> stopped = Optional.empty();
        for (int step = 1; step <= (start + LENGTH) / FEET; step++) {
            Cell next =
                    new Cell(from.x() + (int) Math.round(x / far * step), from.y() + (int) Math.round(y / far * step));
            stopped = stopped.isPresent() ? stopped : between(ways, here, next);
            here = next;
            (stopped.isPresent() ? beyond : line).add(next);
        }
        return new Bolt(line, start, stopped.isPresent(), stopped.flatMap(Stop::door), beyond);
    }

    /** Feet of its length that turned back. */
    int missing() {
        return stopped ? LENGTH - Math.max(0, toWall() - start) : 0;
    }

    private int toWall() {
        return line.size() * FEET;
    }

    /**
     * Whether it strikes its own sender: as printed whenever he stands within forty feet of the wall, or only if he is on
     * its way back.
     */
    boolean strikesSender(boolean byPath) {
        return missing() > 0 && (missing() >= toWall() || !byPath && toWall() <= STRIKES_SENDER);
    }

    /** Whether it strikes its own sender where stone gives way to it: only if what comes back comes so far. */
    @Rule({"UX-30", "UX-31"})
    boolean strikesSender(Confined confined, boolean byPath) {
        return confined == Confined.REBOUND
                ? strikesSender(byPath)
                : stopped && confined.comesBack(missing()) >= toWall() && missing() > 0;
    }

    /** The cells in which it strikes where stone gives way to it. */
    @Rule({"UX-30", "UX-31"})
    SortedSet<Cell> struck(Confined confined) {
        SortedSet<Cell> all = new TreeSet<>(line.subList(Math.min(line.size(), start / FEET), line.size()));
        int back = confined.comesBack(missing()) / FEET;
        all.addAll(line.subList(Math.max(0, line.size() - back), line.size()));
        all.addAll(beyond.subList(0, Math.min(beyond.size(), confined.blasts(missing()) / FEET)));
        return Collections.unmodifiableSortedSet(all);
    }

    /** The cells in which it strikes: its way out, and back from the wall as far as its length reaches. */
    SortedSet<Cell> struck() {
        return struck(Confined.REBOUND);
    }

    private record Stop(Optional<Edge> door) {}

    private static Optional<Stop> between(Ways ways, Cell here, Cell next) {
        if (here.equals(next)) {
            return Optional.empty();
        }
        int dx = Integer.signum(next.x() - here.x());
        int dy = Integer.signum(next.y() - here.y());
        Direction across = dx > 0 ? Direction.EAST : Direction.WEST;
        Direction along = dy > 0 ? Direction.SOUTH : Direction.NORTH;
        if (dx != 0 && dy != 0) {
            boolean free = free(ways, here, across) && free(ways, here.step(across), along)
                    || free(ways, here, along) && free(ways, here.step(along), across);
            return free ? Optional.empty() : Optional.of(new Stop(Optional.empty()));
        }
        Direction way = dx != 0 ? across : along;
        return free(ways, here, way)
                ? Optional.empty()
                : Optional.of(new Stop(ways.level().door(here, way).map(door -> door.edge())));
    }

    private static boolean free(Ways ways, Cell here, Direction way) {
        return LevelGeometry.passable(ways.level(), here, way, ways::seenThrough);
    }
}
