package org.woodgrain.press;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Sight;
import org.woodgrain.atlas.Trap;
import org.woodgrain.campaign.view.MapView;

/** Maps of levels without a campaign round them. */
final class Surveys {
    private Surveys() {}

    /** What is known when some cells have been seen from a place by a light of thirty feet. */
    static MapView of(Level level, Cell at, Direction facing, Predicate<Cell> seen, List<Cell> foes, boolean hidden) {
        SortedSet<Cell> cells = new TreeSet<>(level.floor());
        SortedSet<Cell> rest = new TreeSet<>(level.floor());
        cells.removeIf(cell -> !seen.test(cell));
        rest.removeAll(cells);
        if (!hidden) {
            rest.clear();
        }
        SortedSet<Cell> drawn = new TreeSet<>(cells);
        drawn.addAll(rest);
        SortedSet<Edge> walls = new TreeSet<>(level.walls());
        walls.removeIf(edge -> !drawn.contains(edge.cell()) && !drawn.contains(edge.beyond()));
        for (Cell cell : drawn) {
            for (Direction side : Direction.values()) {
                if (!level.floor().contains(cell.step(side))) {
                    walls.add(new Edge(cell, side));
                }
            }
        }
        List<MapView.DoorMark> doors = new ArrayList<>();
        level.doors().forEach((edge, door) -> {
            if (drawn.contains(edge.cell()) || drawn.contains(edge.beyond())) {
                String state = switch (door.state()) {
                    case LOCKED -> "locked";
                    case BARRED -> "barred";
                    default -> "shut";
                };
                doors.add(new MapView.DoorMark(edge, door.kind().name().toLowerCase(Locale.ROOT), state));
            }
        });
        List<MapView.Mark> marks = new ArrayList<>();
        level.stairs()
                .forEach(flight -> add(
                        marks, drawn, flight.cell(), flight.up() ? "stairs-up" : "stairs-down", "", flight.facing()));
        for (Trap trap : level.traps()) {
            trap.cells()
                    .forEach(cell -> add(
                            marks,
                            drawn,
                            cell,
                            trap.kind() == Trap.Kind.PIT ? "pit" : "trap",
                            trap.note(),
                            Direction.NORTH));
        }
        level.features()
                .forEach(feature -> add(marks, drawn, feature.cell(), feature.kind(), feature.note(), Direction.NORTH));
        level.rooms().forEach(room -> {
            List<Cell> floor = new ArrayList<>(room.cells());
            add(marks, drawn, floor.get(floor.size() / 2), "label", room.label(), Direction.NORTH);
        });
        SortedSet<Cell> lit = new TreeSet<>(Sight.from(level, at, 3, door -> false));
        lit.retainAll(cells);
        return new MapView(level.name(), cells, lit, walls, doors, marks, at, facing, foes, rest);
    }

    private static void add(
            List<MapView.Mark> marks, SortedSet<Cell> drawn, Cell cell, String kind, String text, Direction facing) {
        if (drawn.contains(cell)) {
            marks.add(new MapView.Mark(cell, kind, text, facing));
        }
    }
}
