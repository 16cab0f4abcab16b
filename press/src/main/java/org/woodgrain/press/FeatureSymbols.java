package org.woodgrain.press;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.view.MapView;

/** Stairs, traps, things and names. */
final class FeatureSymbols {
    private static final Set<String> DRAWN = Set.of(
            "pit",
            "trap",
            "stairs-up",
            "stairs-down",
            "steps",
            "column",
            "statue",
            "altar",
            "well",
            "fountain",
            "chest",
            "pile",
            "rubble",
            "fireplace",
            "bones",
            "table",
            "throne",
            "windy");
    private static final Set<String> WATER = Set.of("pool", "water");
    private static final Map<String, String> WAYS = Map.of("stairs-up", "UP", "stairs-down", "DOWN");

    private final Ink ink;
    private final MapView map;

    FeatureSymbols(Ink ink, MapView map) {
        this.ink = ink;
        this.map = map;
    }

    /** Water lies below the walls, so that its shore never crosses them. */
    void waters() {
        Set<Cell> wet = new TreeSet<>();
        map.marks().stream().filter(mark -> WATER.contains(mark.kind())).forEach(mark -> wet.add(mark.cell()));
        if (wet.isEmpty()) {
            return;
        }
        ink.path("wg-m-water", Shores.around(wet, 1.1, 3.4));
        for (Cell cell : wet) {
            int shift = Math.floorMod(cell.x() * 7 + cell.y() * 5, 3) - 1;
            ink.use("ripple", middle(cell.x()) + shift, middle(cell.y()) + shift * 1.6, 0, "");
        }
    }

    void draw() {
        ink.add("<g class=\"wg-m-features\">\n");
        for (MapView.Mark mark : map.marks()) {
            double x = middle(mark.cell().x());
            double y = middle(mark.cell().y());
            switch (mark.kind()) {
                case "label", "name", "hollow", "pool", "water" -> {
                    // labels come last, water came first
                }
                case "column-nw" -> ink.use("column", x - Ink.SQUARE / 2.0, y - Ink.SQUARE / 2.0, 0, "");
                case "fireplace" -> ink.use("fireplace", x, y, DoorSymbols.degrees(wallBehind(mark)) + 180, "");
                case "steps" -> ink.use("steps", x, y, besideUprightDoor(mark) ? 90 : 0, "");
                case "stairs-up", "stairs-down" -> ink.use(mark.kind(), x, y, DoorSymbols.degrees(mark.facing()), "");
                default -> ink.use(DRAWN.contains(mark.kind()) ? mark.kind() : "other", x, y, 0, "");
            }
        }
        ink.add("</g>\n");
    }

    /** The side on which a hearth leans, or north if it stands free. */
    private Direction wallBehind(MapView.Mark mark) {
        for (Direction side : Direction.values()) {
            if (map.walls().contains(new Edge(mark.cell(), side))) {
                return side;
            }
        }
        return Direction.NORTH;
    }

    /** Steps lie along the door they belong to. */
    private boolean besideUprightDoor(MapView.Mark steps) {
        return map.doors().stream()
                .anyMatch(door ->
                        door.edge().side() == Direction.WEST && door.edge().touches(steps.cell()));
    }

    void labels() {
        ink.add("<g class=\"wg-m-labels\">\n");
        for (MapView.Mark mark : map.marks()) {
            double x = middle(mark.cell().x());
            double y = middle(mark.cell().y());
            String way = WAYS.get(mark.kind());
            if (way != null) {
                ink.text("wg-t-small", x, y + 1, way);
            } else if (mark.kind().equals("label")) {
                ink.text("wg-t-label", x, y + 1.9, mark.text());
            } else if (mark.kind().equals("hollow")) {
                double reach = .36 * Ink.SQUARE;
                ink.text(
                        "wg-t-hollow",
                        x + reach * mark.facing().dx(),
                        y + reach * mark.facing().dy() + 1.3,
                        "?");
            } else if (mark.kind().equals("name")) {
                new Names(ink, map).write(mark.cell(), mark.text());
            }
        }
        ink.add("</g>\n");
    }

    private static double middle(int coordinate) {
        return (coordinate + .5) * Ink.SQUARE;
    }
}
