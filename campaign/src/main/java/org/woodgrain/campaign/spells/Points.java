package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Sight;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.rules.Rule;

/** Points at which a caster may set an area: those whom he sees, and places in sight. */
final class Points {
    private static final int FEET = 10;

    private Points() {}

    /** Why an area cannot be set there; empty if it can. Nobody need be in it (SP-115). */
    @Rule({"MA-10", "SP-115"})
    static Optional<Refusal> check(Scene scene, List<String> targets) {
        Optional<Target> target = scene.target(targets);
        Optional<Cell> point = of(scene, targets);
        if (target.isEmpty() || point.isEmpty()) {
            return scene.noTarget("a place, or somebody in sight");
        }
        return target.get() instanceof Target.OnCell cell
                ? scene.state().level(scene.levelId()).seen().contains(cell.cell())
                        ? scene.inReach(feet(scene, cell.cell()))
                        : scene.wrong("that place is not in sight", "MA-10")
                : Sights.point(scene, targets);
    }

    private static int feet(Scene scene, Cell cell) {
        return scene.cell().map(at -> at.distance(cell) * FEET).orElse(0);
    }

    static Optional<Cell> of(Scene scene, List<String> targets) {
        return scene.target(targets).flatMap(target -> Areas.point(scene, target));
    }

    /** A square of so many cells a side about a point, as far as the floor is joined. */
    static SortedSet<Cell> square(Scene scene, Cell point, int side) {
        return Areas.ways(scene).map(ways -> square(ways, point, side)).orElseGet(TreeSet::new);
    }

    @Rule("SP-120")
    static SortedSet<Cell> square(Ways ways, Cell point, int side) {
        SortedSet<Cell> cells = new TreeSet<>();
        int before = (side - 1) / 2;
        for (int dx = -before; dx < side - before; dx++) {
            for (int dy = -before; dy < side - before; dy++) {
                Cell cell = new Cell(point.x() + dx, point.y() + dy);
                if (ways.level().floor().contains(cell) && Sight.clear(ways.level(), point, cell, ways::seenThrough)) {
                    cells.add(cell);
                }
            }
        }
        return cells;
    }

    /** Those in sight, and the place where the company stands. */
    static List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>(Foes.aims(scene));
        scene.cell().ifPresent(cell -> aims.add(new Aim("cell:" + cell, "this place", "")));
        return aims;
    }

    /** Those among whom an area is set who are not of the caster's own side. */
    static List<Effect.On> enemies(Scene scene, List<Effect.On> all) {
        boolean company = scene.caster() instanceof Caster.Member;
        return all.stream()
                .filter(on -> on instanceof Effect.On.OnFoe foe
                        ? company == scene.foe(foe.foe()).isPresent()
                        : !company)
                .toList();
    }
}
