package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.rules.Rule;

/** The eight points of the compass, and what a mind that reaches out along one of them passes. */
enum Compass {
    NORTH(0, -1),
    NORTH_EAST(1, -1),
    EAST(1, 0),
    SOUTH_EAST(1, 1),
    SOUTH(0, 1),
    SOUTH_WEST(-1, 1),
    WEST(-1, 0),
    NORTH_WEST(-1, -1);

    private static final String TO = "to:";
    private static final String LEAD = "lead";
    private static final int FEET = 10;

    private final int dx;
    private final int dy;

    Compass(int dx, int dy) {
        this.dx = dx;
        this.dy = dy;
    }

    String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The point that the texts name as {@code to:north-east}. */
    static Optional<Compass> named(List<String> texts) {
        return Arrays.stream(values())
                .filter(each -> texts.contains(TO + each.label()))
                .findFirst();
    }

    /** All of them as aims. */
    static List<Aim> aims() {
        return Arrays.stream(values())
                .map(each -> new Aim(TO + each.label(), each.label(), ""))
                .toList();
    }

    /** The point that lies nearest to the way from one cell to another; empty if they are the same. */
    static Optional<Compass> toward(Cell from, Cell to) {
        if (from.equals(to)) {
            return Optional.empty();
        }
        double eighths = Math.atan2((double) to.x() - from.x(), (double) from.y() - to.y()) / (Math.PI / 4);
        return Optional.of(values()[Math.floorMod((int) Math.round(eighths), values().length)]);
    }

    /**
     * The cells along it, the nearest first: walls and doors that are no thicker than two feet are passed, solid rock of a
     * whole square and rooms lined with lead are not.
     */
    @Rule({"SP-16", "SP-22"})
    List<Cell> ray(Ways ways, Cell from, int feet) {
        List<Cell> cells = new ArrayList<>();
        Cell here = from;
        for (int step = 1; step <= feet / FEET; step++) {
            Cell next = new Cell(from.x() + dx * step, from.y() + dy * step);
            if (!ways.level().floor().contains(next)
                    || leaded(ways, next)
                    || leaded(ways, here)
                    || leadDoor(ways, here)) {
                return cells;
            }
            cells.add(next);
            here = next;
        }
        return cells;
    }

    private static boolean leaded(Ways ways, Cell cell) {
        return ways.level()
                .roomAt(cell)
                .filter(room -> room.tags().contains(LEAD))
                .isPresent();
    }

    /** A door marked as of lead by a thing drawn in the square before it. */
    private boolean leadDoor(Ways ways, Cell here) {
        if (dx != 0 && dy != 0) {
            return false;
        }
        Direction way = dx > 0 ? Direction.EAST : dx < 0 ? Direction.WEST : dy > 0 ? Direction.SOUTH : Direction.NORTH;
        boolean door = ways.level().doors().containsKey(new Edge(here, way));
        return door
                && ways.level().features().stream()
                        .anyMatch(feature -> feature.kind().equals("lead-door")
                                && (feature.cell().equals(here)
                                        || feature.cell().equals(here.step(way))));
    }
}
