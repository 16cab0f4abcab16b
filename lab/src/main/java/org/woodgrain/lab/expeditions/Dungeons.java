package org.woodgrain.lab.expeditions;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Room;
import org.woodgrain.atlas.Stairs;
import org.woodgrain.atlas.file.DemoLevel;

/** Dungeons to set out for. */
public final class Dungeons {
    /** The deepest that one is made. */
    public static final int DEEPEST = 12;

    private Dungeons() {}

    /** The level that comes with the program, with its key. */
    public static List<Level> demo() {
        return List.of(DemoLevel.load());
    }

    /**
     * A dungeon without a key, which the rules stock anew for each campaign: so many levels, each with the plan of the
     * demo level, its stairs leading down to the next.
     *
     * @throws ExpeditionsException if it is no number of levels
     */
    public static List<Level> byRule(int levels) {
        if (levels < 1 || levels > DEEPEST) {
            throw new ExpeditionsException("levels is a number from 1 to " + DEEPEST + ", not " + levels);
        }
        Level plan = DemoLevel.load();
        List<Level> all = new ArrayList<>();
        for (int depth = 1; depth <= levels; depth++) {
            all.add(new Level(
                    id(depth),
                    "Level " + depth,
                    depth,
                    "",
                    plan.floor(),
                    plan.walls(),
                    plan.doors(),
                    stairs(plan, depth, levels),
                    plan.traps(),
                    plan.tricks(),
                    plan.features(),
                    plan.rooms().stream().map(Dungeons::unkeyed).toList(),
                    plan.entrance()));
        }
        return List.copyOf(all);
    }

    private static String id(int depth) {
        return "level-" + depth;
    }

    /** Flights up to the level above or out of the dungeon, and down as far as there are levels. */
    private static List<Stairs> stairs(Level plan, int depth, int levels) {
        return plan.stairs().stream()
                .filter(flight -> flight.up() || depth < levels)
                .map(flight -> new Stairs(
                        flight.cell(), flight.facing(), flight.up(), next(flight.up() ? depth - 1 : depth + 1)))
                .toList();
    }

    private static Optional<String> next(int depth) {
        return depth < 1 ? Optional.empty() : Optional.of(id(depth));
    }

    private static Room unkeyed(Room room) {
        return new Room(
                room.id(), room.label(), "", room.cells(), "", "", "", room.tags(), false, List.of(), List.of());
    }
}
