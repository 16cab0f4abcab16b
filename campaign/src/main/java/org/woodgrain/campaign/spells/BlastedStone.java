package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.sight.Sightings;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Stone that missile spells have blasted away: what is ten feet deep is a way through, and less waits for the next. */
final class BlastedStone {
    private static final String DEPTH = "blasted";
    private static final int CELL = 10;

    private BlastedStone() {}

    /** So many feet of stone are gone, counted from the nearest of the cells on the way, and the walls between them. */
    @Rule({"UX-30", "UX-31"})
    static void along(Unfolding u, Scene scene, List<Cell> way, List<Edge> walls, int feet) {
        int left = feet;
        for (Cell cell : way) {
            if (left > 0) {
                into(u, scene, cell, Math.min(CELL, left));
                left -= CELL;
            }
        }
        if (feet >= CELL) {
            for (Edge wall : walls) {
                hole(u, scene, new Effect.On.OnDoor(scene.levelId(), wall));
            }
        }
        Sightings.look(u);
    }

    private static void into(Unfolding u, Scene scene, Cell cell, int feet) {
        Level level = u.world().level(scene.levelId()).orElseThrow();
        if (level.floor().contains(cell)) {
            return;
        }
        Effect.On on = new Effect.On.OnCell(scene.levelId(), cell);
        Optional<Effect> begun = u.state().effectsOn(on).stream()
                .filter(effect -> effect.number(DEPTH) > 0)
                .findFirst();
        int depth = begun.map(effect -> effect.number(DEPTH)).orElse(0) + feet;
        if (depth >= CELL) {
            begun.ifPresent(effect -> u.emit(new MagicEvent.EffectEnded(effect.id(), "")));
            hole(u, scene, on);
        } else if (begun.isPresent()) {
            u.emit(new MagicEvent.EffectChanged(begun.get().id(), DEPTH, depth, ""));
        } else {
            Effects.begin(
                    u, scene, on, "a hollow in the stone", Lengths.LASTING, Map.of(DEPTH, depth), false, List.of());
        }
    }

    private static void hole(Unfolding u, Scene scene, Effect.On on) {
        Effects.begin(u, scene, on, "a hole in the rock", Lengths.LASTING, Map.of(Rock.HOLE, 1), false, List.of());
    }

    /** The walls that are drawn between cells which lie beside each other. */
    static List<Edge> walls(Level level, List<Cell> cells) {
        List<Edge> found = new ArrayList<>();
        for (Edge wall : level.walls()) {
            Cell other = wall.cell().step(wall.side());
            if (cells.contains(wall.cell()) && cells.contains(other) && !found.contains(wall)) {
                found.add(wall);
            }
        }
        return found;
    }
}
