package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.exploration.Bearing;

/** What a mind that reaches out along one of the eight points of the compass passes. */
final class Compass {
    private static final String TO = "to:";
    private static final String LEAD = "lead";
    private static final int FEET = 10;

    private Compass() {}

    /** The point that the texts name as {@code to:north-east}. */
    static Optional<Bearing> named(List<String> texts) {
        return Arrays.stream(Bearing.values())
                .filter(each -> texts.contains(TO + each.label()))
                .findFirst();
    }

    /** All of them as aims. */
    static List<Aim> aims() {
        return Arrays.stream(Bearing.values())
                .map(each -> new Aim(TO + each.label(), each.label(), ""))
                .toList();
    }

    /** The point that lies nearest to the way from one cell to another; empty if they are the same. */
    static Optional<Bearing> toward(Cell from, Cell to) {
        if (from.equals(to)) {
            return Optional.empty();
        }
        double eighths = Math.atan2((double) to.x() - from.x(), (double) from.y() - to.y()) / (Math.PI / 4);
        return Optional.of(Bearing.values()[Math.floorMod((int) Math.round(eighths), Bearing.values().length)]);
    }

    /**
     * The cells along a bearing, the nearest first: walls and doors that are no thicker than two feet are passed, solid rock of a
     * whole square and rooms lined with lead are not.
     */
    @Rule({"SP-16", "SP-22"})
    static List<Cell> ray(Bearing bearing, Ways ways, Cell from, int feet) {
        List<Cell> cells = new ArrayList<>();
        Cell here = from;
        for (int step = 1; step <= feet / FEET; step++) {
            Cell next = new Cell(from.x() + bearing.dx() * step, from.y() + bearing.dy() * step);
            if (!ways.level().floor().contains(next)
                    || leaded(ways, next)
                    || leaded(ways, here)
                    || leadDoor(bearing, ways, here)) {
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
    private static boolean leadDoor(Bearing bearing, Ways ways, Cell here) {
        if (bearing.diagonal()) {
            return false;
        }
        Direction way = Direction.values()[bearing.ordinal() / 2];
        boolean door = ways.level().doors().containsKey(new Edge(here, way));
        return door
                && ways.level().features().stream()
                        .anyMatch(feature -> feature.kind().equals("lead-door")
                                && (feature.cell().equals(here)
                                        || feature.cell().equals(here.step(way))));
    }
}
