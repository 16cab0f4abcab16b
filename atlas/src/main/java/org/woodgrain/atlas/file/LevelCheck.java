package org.woodgrain.atlas.file;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.LevelGeometry;
import org.woodgrain.atlas.Room;

/**
 * Whether a level makes sense as a place.
 *
 * @param errors what cannot be played
 * @param warnings what can, but was hardly meant
 */
public record LevelCheck(List<String> errors, List<String> warnings) {
    private static final int MOST_CELLS = 100_000;

    public LevelCheck {
        errors = List.copyOf(errors);
        warnings = List.copyOf(warnings);
    }

    /** Looks a level over. */
    public static LevelCheck of(Level level) {
        List<String> errors = new ArrayList<>();
        List<String> warnings = new ArrayList<>();
        if (level.floor().isEmpty() || level.floor().size() > MOST_CELLS) {
            errors.add("expected 1 to " + MOST_CELLS + " cells of floor, found "
                    + level.floor().size());
            return new LevelCheck(errors, warnings);
        }
        places(level, errors);
        TrickCheck.of(level, errors);
        doors(level, errors);
        rooms(level, errors, warnings);
        if (errors.isEmpty()) {
            reach(level, warnings);
        }
        return new LevelCheck(errors, warnings);
    }

    /** Names in the key that are in no table, one line each. */
    public static List<String> unknownNames(Level level, Predicate<String> monster, Predicate<String> item) {
        List<String> unknown = new ArrayList<>();
        for (Room room : level.rooms()) {
            room.dwellers().stream()
                    .filter(dwellers -> !monster.test(dwellers.monster()))
                    .forEach(dwellers -> unknown.add(called(room) + ": no monster \"" + dwellers.monster() + "\""));
            room.hoards().stream()
                    .flatMap(hoard -> hoard.items().stream())
                    .filter(id -> !item.test(id))
                    .forEach(id -> unknown.add(called(room) + ": no thing \"" + id + "\""));
        }
        return unknown;
    }

    private static void places(Level level, List<String> errors) {
        if (level.depth() < 1) {
            errors.add("depth: expected 1 or more, found " + level.depth());
        }
        mustBeFloor(level, "the entrance", Set.of(level.entrance()), errors);
        level.stairs().forEach(flight -> mustBeFloor(level, "stairs", Set.of(flight.cell()), errors));
        level.features().forEach(feature -> mustBeFloor(level, "a " + feature.kind(), Set.of(feature.cell()), errors));
        Set<String> ids = new HashSet<>();
        level.traps().forEach(trap -> {
            mustBeFloor(level, "trap " + trap.id(), trap.cells(), errors);
            if (trap.cells().isEmpty()) {
                errors.add("trap " + trap.id() + ": expected at least one cell");
            }
            if (!ids.add(trap.id())) {
                errors.add("trap " + trap.id() + ": there are two of that id");
            }
        });
    }

    private static void mustBeFloor(Level level, String what, Collection<Cell> cells, List<String> errors) {
        cells.stream()
                .filter(cell -> !level.floor().contains(cell))
                .findFirst()
                .ifPresent(cell -> errors.add(what + " at " + cell + ": expected floor, found rock"));
    }

    private static void doors(Level level, List<String> errors) {
        for (Door door : level.doors().values()) {
            Edge edge = door.edge();
            boolean stands = door.kind() == Door.Kind.FALSE
                    ? level.floor().contains(edge.cell()) != level.floor().contains(edge.beyond())
                    : between(level, edge);
            if (!stands) {
                errors.add("the door at " + edge + ": expected floor on "
                        + (door.kind() == Door.Kind.FALSE ? "one side only, for it is false" : "both sides"));
            }
            if (level.walls().contains(edge)) {
                errors.add("the door at " + edge + ": a wall is drawn there too");
            }
            sideMustTouch(edge, "secretFrom", door.secretFrom(), errors);
            sideMustTouch(edge, "opensFrom", door.opensFrom(), errors);
            if (door.secretFrom().isPresent() && door.kind() != Door.Kind.SECRET) {
                errors.add("the door at " + edge + ": secretFrom is for secret doors");
            }
        }
        level.walls().stream()
                .filter(edge -> !between(level, edge))
                .forEach(edge -> errors.add("the wall at " + edge + ": expected floor on both sides"));
    }

    private static void sideMustTouch(Edge edge, String field, Optional<Cell> side, List<String> errors) {
        side.filter(cell -> !edge.touches(cell))
                .ifPresent(cell -> errors.add("the door at " + edge + ": " + field + " " + cell + " is not beside it"));
    }

    private static boolean between(Level level, Edge edge) {
        return level.floor().contains(edge.cell()) && level.floor().contains(edge.beyond());
    }

    private static void rooms(Level level, List<String> errors, List<String> warnings) {
        Map<Cell, Room> owners = new HashMap<>();
        Set<String> ids = new HashSet<>();
        Set<String> labels = new HashSet<>();
        for (Room room : level.rooms()) {
            mustBeFloor(level, called(room), room.cells(), errors);
            if (!ids.add(room.id())) {
                errors.add(called(room) + ": there are two of that id");
            }
            if (!room.label().isEmpty() && !labels.add(room.label())) {
                warnings.add(called(room) + ": another room has the label \"" + room.label() + "\"");
            }
            Set<String> overlapped = new TreeSet<>();
            for (Cell cell : room.cells()) {
                Room other = owners.putIfAbsent(cell, room);
                if (other != null && overlapped.add(other.id())) {
                    errors.add(called(room) + ": overlaps " + called(other) + " at " + cell);
                }
            }
        }
    }

    private static void reach(Level level, List<String> warnings) {
        Set<Cell> reached = LevelGeometry.distances(
                        level, level.entrance(), Integer.MAX_VALUE, cell -> true, door -> true)
                .keySet();
        Set<Cell> cutOff = new TreeSet<>(level.floor());
        cutOff.removeAll(reached);
        if (!cutOff.isEmpty()) {
            Set<String> rooms = new TreeSet<>();
            cutOff.forEach(cell -> level.roomAt(cell).map(LevelCheck::called).ifPresent(rooms::add));
            warnings.add(cutOff.size() + " cells cannot be reached from the entrance, the first at "
                    + cutOff.iterator().next() + (rooms.isEmpty() ? "" : "; among them " + String.join(", ", rooms)));
        }
    }

    private static String called(Room room) {
        return "room " + room.id();
    }
}
