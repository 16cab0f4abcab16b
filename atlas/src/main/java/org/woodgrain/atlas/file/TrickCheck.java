package org.woodgrain.atlas.file;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Stairs;
import org.woodgrain.atlas.Trick;

/** Whether the tricks of a level can work. */
final class TrickCheck {
    private static final int WALLS_OF_A_CROSSING = 4;
    private static final int WAYS_OF_A_FORK = 2;

    private TrickCheck() {}

    static void of(Level level, List<String> errors) {
        Set<String> ids = new HashSet<>();
        level.traps().forEach(trap -> ids.add(trap.id()));
        for (Trick trick : level.tricks()) {
            if (!ids.add(trick.id())) {
                say(trick, "there is another trick or trap of that id", errors);
            }
            if (trick.cells().isEmpty() && trick.kind() != Trick.Kind.APPEARING) {
                say(trick, "expected at least one cell", errors);
            }
            trick.cells().stream()
                    .filter(cell -> !level.floor().contains(cell))
                    .findFirst()
                    .ifPresent(cell -> say(trick, "expected floor at " + cell + ", found rock", errors));
            kind(level, trick, errors);
        }
        for (Stairs stairs : level.stairs()) {
            if (stairs.kind() == Stairs.Kind.RANDOM
                    && (stairs.to().isEmpty() || stairs.other().isEmpty())) {
                errors.add("the random stairs at " + stairs.cell() + ": expected \"to\" and \"other\"");
            }
            if (stairs.feet() < 1) {
                errors.add("the stairs at " + stairs.cell() + ": expected at least 1 foot, found " + stairs.feet());
            }
        }
    }

    private static void kind(Level level, Trick trick, List<String> errors) {
        switch (trick.kind()) {
            case SLOPE, GENTLE_SLOPE, CHUTE, PASSAGE -> leads(level, trick, errors);
            case TOUCH -> {
                if (trick.to().isPresent()) {
                    say(trick, "a touch leads to a place of the same level; \"to\" is not wanted", errors);
                }
                leads(level, trick, errors);
            }
            case TRANSPORTER -> {
                if (trick.to().isPresent() != trick.at().isPresent()) {
                    say(trick, "expected \"to\" and \"at\" together, or neither", errors);
                }
            }
            case SHIFTING_WALL -> {
                count(trick, WALLS_OF_A_CROSSING, errors);
                kinds(level, trick, Set.of(Door.Kind.GAP), "a gap", errors);
            }
            case FORK -> {
                count(trick, WAYS_OF_A_FORK, errors);
                kinds(level, trick, Set.of(Door.Kind.GAP), "a gap", errors);
            }
            case NEXUS -> {
                if (trick.edges().size() < 2) {
                    say(
                            trick,
                            "expected at least 2 edges, found " + trick.edges().size(),
                            errors);
                }
                trick.edges().stream()
                        .filter(edge -> trick.cells().contains(edge.cell())
                                == trick.cells().contains(edge.beyond()))
                        .forEach(edge -> say(trick, "the edge " + edge + " does not lead out of its cells", errors));
            }
            case APPEARING ->
                kinds(level, trick, Set.of(Door.Kind.DOOR, Door.Kind.DOUBLE, Door.Kind.SECRET), "a door", errors);
            case STRETCH -> {
                if (trick.percent() != 50 && trick.percent() != 200) {
                    say(trick, "expected \"percent\" of 50 or 200, found " + trick.percent(), errors);
                }
            }
            case SINKING, CAVERN, NEW_MASONRY -> {}
        }
    }

    private static void leads(Level level, Trick trick, List<String> errors) {
        if (trick.at().isEmpty()) {
            say(trick, "expected \"at\", the cell it leads to", errors);
        } else if (trick.to().isEmpty() && !level.floor().contains(trick.at().get())) {
            say(trick, "expected floor at " + trick.at().get() + ", found rock", errors);
        }
        if (trick.to().isEmpty()
                && (trick.kind() == Trick.Kind.SLOPE
                        || trick.kind() == Trick.Kind.GENTLE_SLOPE
                        || trick.kind() == Trick.Kind.CHUTE)) {
            say(trick, "expected \"to\", the level it leads to", errors);
        }
    }

    private static void count(Trick trick, int wanted, List<String> errors) {
        if (trick.edges().size() != wanted) {
            say(trick, "expected " + wanted + " edges, found " + trick.edges().size(), errors);
        }
    }

    private static void kinds(Level level, Trick trick, Set<Door.Kind> kinds, String wanted, List<String> errors) {
        for (Edge edge : trick.edges()) {
            Door door = level.doors().get(edge);
            if (door == null || !kinds.contains(door.kind())) {
                say(trick, "expected " + wanted + " at " + edge + " among the doors", errors);
            }
        }
    }

    private static void say(Trick trick, String what, List<String> errors) {
        errors.add("trick " + trick.id() + ": " + what);
    }
}
