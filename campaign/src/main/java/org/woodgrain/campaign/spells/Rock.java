package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.ground.Overlay;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Effect;

/** Solid rock that bounds what the company has seen. */
final class Rock {
    static final String HOLE = Overlay.HOLE;

    private static final int FEET = 10;

    private Rock() {}

    /** Why ten feet of rock cannot be aimed at; empty if they can. */
    static Optional<Refusal> check(Scene scene, Cell cell) {
        Optional<Level> level = scene.world().level(scene.levelId());
        if (level.isEmpty()
                || level.get().floor().contains(cell)
                || beside(scene, level.get(), cell).isEmpty()) {
            return scene.noTarget("a piece of solid rock in sight");
        }
        return scene.inReach(scene.cell().map(at -> at.distance(cell) * FEET).orElse(0));
    }

    /** The seen floor from which the face of a piece of rock is seen, and the way into it. */
    private static Optional<Direction> beside(Scene scene, Level level, Cell cell) {
        var seen = scene.state().level(level.id()).seen();
        for (Direction side : Direction.values()) {
            Cell floor = cell.step(side);
            if (level.floor().contains(floor) && seen.contains(floor)) {
                return Optional.of(side.opposite());
            }
        }
        return Optional.empty();
    }

    /** Why a wall of stone cannot be aimed at, one that a spell raised too; empty if it can. */
    static Optional<Refusal> wall(Scene scene, Edge edge) {
        return stands(scene, edge) && Doorways.seen(scene, edge)
                ? scene.inReach(Doorways.feet(scene, edge))
                : scene.noTarget("a wall of rock or stone in sight");
    }

    static boolean stands(Scene scene, Edge edge) {
        Optional<Effect> raised = Barriers.in(scene.state(), scene.levelId(), edge);
        return raised.isPresent()
                ? raised.get().kind().equals(Barriers.STONE)
                : scene.world()
                        .level(scene.levelId())
                        .map(level -> level.walls().contains(edge))
                        .orElse(false);
    }

    /** The walls of stone round the cell where the company stands; they look like rock to one who knows nothing behind. */
    static List<Aim> walls(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        scene.cell().ifPresent(at -> {
            for (Direction side : Direction.values()) {
                Edge edge = new Edge(at, side);
                if (stands(scene, edge)) {
                    boolean known = scene.state().level(scene.levelId()).seen().contains(at.step(side));
                    aims.add(new Aim(
                            "door:" + edge, (known ? "the wall to the " : "the rock to the ") + side.label(), ""));
                }
            }
        });
        return aims;
    }

    /** The rock round the cell where the company stands. */
    static List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        scene.world()
                .level(scene.levelId())
                .ifPresent(level -> scene.cell().ifPresent(at -> {
                    for (Direction side : Direction.values()) {
                        Cell cell = at.step(side);
                        if (!level.floor().contains(cell)) {
                            aims.add(new Aim("cell:" + cell, "the rock to the " + side.label(), ""));
                        }
                    }
                }));
        return aims;
    }
}
