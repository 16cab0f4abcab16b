package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.LevelGeometry;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.rules.Rule;

/**
 * Thirty joined squares of ground, however high the place is: those nearest to one point, or just those that the caster
 * names.
 */
@Rule({"SP-40", "SP-49"})
final class Patch {
    private static final int SQUARES = 30;
    private static final int FEET = 10;

    private Patch() {}

    private static SortedSet<Cell> named(Scene scene, List<String> targets) {
        SortedSet<Cell> cells = new TreeSet<>();
        scene.targets(targets).forEach(target -> {
            if (target instanceof Target.OnCell cell) {
                cells.add(cell.cell());
            }
        });
        return cells;
    }

    /** Why the ground cannot be covered; empty if it can. */
    static Optional<Refusal> check(Scene scene, List<String> targets) {
        SortedSet<Cell> cells = named(scene, targets);
        if (cells.size() < 2) {
            return Points.check(scene, targets);
        }
        if (cells.size() > SQUARES || !joined(cells)) {
            return scene.noTarget("at most thirty squares of ten feet, all joined");
        }
        for (Cell cell : cells) {
            if (!ground(scene, cell)) {
                return scene.wrong("the square " + cell + " is no ground in sight", "MA-10");
            }
            Optional<Refusal> far = scene.inReach(
                    from(scene).map(at -> at.distance(cell) * FEET).orElse(0));
            if (far.isPresent()) {
                return far;
            }
        }
        return Optional.empty();
    }

    /** Where the caster stands: with the company, or with those who are met. */
    private static Optional<Cell> from(Scene scene) {
        return scene.caster() instanceof Caster.Monster ? scene.encounter().map(Encounter::cell) : scene.cell();
    }

    /** The squares by which the company would come up to those who are met: its own first, theirs left out. */
    @Rule("SP-49")
    static List<Cell> way(Scene scene) {
        List<Cell> way = new ArrayList<>();
        Optional<Cell> there = scene.encounter().map(Encounter::cell);
        Optional<Level> level = scene.world().level(scene.levelId());
        if (there.isEmpty() || level.isEmpty() || scene.cell().isEmpty()) {
            return way;
        }
        Cell at = scene.cell().get();
        Ways ways = new Ways(level.get(), scene.state().level(level.get().id()));
        way.add(at);
        for (Direction step : LevelGeometry.path(level.get(), at, there.get(), cell -> true, ways::open)
                .orElse(List.of())) {
            way.add(way.getLast().step(step));
        }
        way.remove(there.get());
        return way.subList(0, Math.min(SQUARES, way.size()));
    }

    private static boolean ground(Scene scene, Cell cell) {
        return scene.world()
                        .level(scene.levelId())
                        .filter(level -> level.floor().contains(cell))
                        .isPresent()
                && (scene.caster() instanceof Caster.Monster
                        || scene.state().level(scene.levelId()).seen().contains(cell));
    }

    private static boolean joined(SortedSet<Cell> cells) {
        SortedSet<Cell> reached = new TreeSet<>(List.of(cells.first()));
        int before = 0;
        while (reached.size() > before) {
            before = reached.size();
            for (Cell cell : List.copyOf(reached)) {
                for (Direction way : Direction.values()) {
                    if (cells.contains(cell.step(way))) {
                        reached.add(cell.step(way));
                    }
                }
            }
        }
        return reached.size() == cells.size();
    }

    /** The squares. */
    static SortedSet<Cell> cells(Scene scene, List<String> targets) {
        SortedSet<Cell> named = named(scene, targets);
        if (named.size() > 1) {
            return named;
        }
        SortedSet<Cell> cells = new TreeSet<>();
        Points.of(scene, targets)
                .ifPresent(middle -> Areas.ways(scene)
                        .ifPresent(ways ->
                                LevelGeometry.distances(ways.level(), middle, SQUARES, each -> true, ways::seenThrough)
                                        .keySet()
                                        .stream()
                                        .limit(SQUARES)
                                        .forEach(cells::add)));
        return cells;
    }
}
