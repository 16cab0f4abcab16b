package org.woodgrain.campaign.ground;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.EffectList;

/**
 * Levels as magic has changed them. Nothing is kept: the effects in force say it, and when they end the level is again
 * as it is drawn.
 */
public final class Overlay {
    /** The number of an effect on a cell of rock that says that there is a way through it, or on an edge through a wall. */
    public static final String HOLE = "hole";

    /** The number of an effect on an edge that says that a wall stands in it. */
    public static final String WALL = "wall";

    private Overlay() {}

    /** The effects that change a level, in order; two lists that are equal change it in the same way. */
    public static List<Effect.On> changes(EffectList effects) {
        if (none(effects)) {
            return List.of();
        }
        List<Effect.On> changes = new ArrayList<>();
        for (Effect effect : effects) {
            if (effect.number(HOLE) != 0 || effect.number(WALL) != 0) {
                changes.add(effect.on());
            }
        }
        return changes;
    }

    /** The levels that are other than drawn, by id. */
    public static Map<String, Level> changed(Map<String, Level> levels, EffectList effects) {
        if (none(effects)) {
            return Map.of();
        }
        Map<String, Level> changed = new HashMap<>();
        for (Effect effect : effects) {
            if (effect.number(HOLE) != 0 || effect.number(WALL) != 0) {
                String id = level(effect.on());
                Level now = changed.getOrDefault(id, levels.get(id));
                if (now != null) {
                    changed.put(id, with(now, effect));
                }
            }
        }
        return changed;
    }

    private static boolean none(EffectList effects) {
        return effects.with(HOLE).isEmpty() && effects.with(WALL).isEmpty();
    }

    private static String level(Effect.On on) {
        return switch (on) {
            case Effect.On.OnCell cell -> cell.level();
            case Effect.On.OnDoor door -> door.level();
            case Effect.On.OnCharacter member -> "";
            case Effect.On.OnFoe foe -> "";
            case Effect.On.OnThing thing -> "";
        };
    }

    private static Level with(Level level, Effect effect) {
        Set<Cell> floor = new HashSet<>(level.floor());
        Set<Edge> walls = new HashSet<>(level.walls());
        switch (effect.on()) {
            case Effect.On.OnCell on -> {
                if (floor.add(on.cell())) {
                    shut(level, on.cell(), walls, effect.number(HOLE));
                }
            }
            case Effect.On.OnDoor on -> {
                if (effect.number(WALL) != 0) {
                    walls.add(on.edge());
                } else {
                    walls.remove(on.edge());
                }
            }
            case Effect.On.OnCharacter member -> {}
            case Effect.On.OnFoe foe -> {}
            case Effect.On.OnThing thing -> {}
        }
        return level.with(floor, walls);
    }

    /** A passage through rock opens along one axis only: 1 every way, 2 north and south, 3 east and west. */
    private static void shut(Level level, Cell cell, Set<Edge> walls, int axis) {
        for (Direction side : Direction.values()) {
            boolean upright = side == Direction.NORTH || side == Direction.SOUTH;
            boolean open = axis == 1 || axis == 2 == upright;
            if (!open && level.floor().contains(cell.step(side))) {
                walls.add(new Edge(cell, side));
            }
        }
    }
}
