package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.combat.Danger;

/**
 * The funnel of a called tornado: it touches down once, on the spot that was named, and goes on a little way from the
 * caster; whoever is in its path is hurt, friend and foe.
 */
final class Funnel {
    private static final String KIND = "SP-72";
    private static final String SPOT = "spot";
    private static final String FROM = "from";
    private static final int RADIUS = 30;
    private static final int DICE = 3;
    private static final int SIDES = 6;

    private Funnel() {}

    /** Why it cannot be set there; empty for any place in sight, however far. */
    static Optional<Refusal> check(Scene scene, List<String> targets) {
        Optional<Cell> spot = Points.of(scene, targets);
        boolean seen = scene.target(targets).orElse(null) instanceof Target.OnCell cell
                ? scene.state().level(scene.levelId()).seen().contains(cell.cell())
                : scene.seesThem();
        return spot.isPresent() && seen ? Optional.empty() : scene.noTarget("a spot in sight, or somebody in sight");
    }

    /** The words that keep where it is to touch down and from where it was called; none if no spot was named. */
    static Map<String, String> set(Scene scene, List<String> targets) {
        Optional<Cell> spot = Points.of(scene, targets);
        Optional<Cell> from = scene.cell();
        return spot.isPresent() && from.isPresent()
                ? Map.of(
                        SPOT,
                        scene.levelId() + " " + spot.get(),
                        FROM,
                        from.get().toString())
                : Map.of();
    }

    /** It comes: three dice to everybody in its path, half to those who save. */
    static void sweep(Unfolding u, Effect called) {
        if (called.word(SPOT).isEmpty()) {
            return;
        }
        Scene scene = Scene.of(
                u.world(),
                u.state(),
                Casters.of(u.state(), called.maker()),
                u.world().book().spells().spell(KIND));
        String[] spot = called.word(SPOT).split(" ", -1);
        if (!spot[0].equals(scene.levelId())) {
            return;
        }
        int steps = u.throwing()
                .of(KIND, "tens of feet that the funnel goes")
                .secret()
                .roll(1, SIDES)
                .total();
        for (Effect.On who : Areas.in(scene, path(scene, cell(spot[1]), cell(called.word(FROM)), steps))) {
            Scene now = scene.now(u);
            int thrown = u.throwing()
                    .of(KIND, "the funnel")
                    .by(Creatures.name(u.state(), who))
                    .secret()
                    .roll(DICE, SIDES)
                    .total();
            int points = Saves.halved(u, now, who, Danger.BREATH, 0, thrown);
            Injury.hurt(u, who, points, "a tornado", KIND, u.throwing().take());
        }
    }

    /** All squares that a circle of sixty feet sweeps on its way, as far as its middle finds open ground. */
    private static SortedSet<Cell> path(Scene scene, Cell spot, Cell from, int steps) {
        SortedSet<Cell> cells = new TreeSet<>();
        int dx = Integer.signum(spot.x() - from.x());
        int dy = Integer.signum(spot.y() - from.y());
        Areas.ways(scene).ifPresent(ways -> {
            Cell middle = spot;
            for (int step = 0; step <= steps && ways.level().floor().contains(middle); step++) {
                cells.addAll(new Shape.Circle(middle, RADIUS).cells(ways));
                middle = new Cell(middle.x() + dx, middle.y() + dy);
            }
        });
        return cells;
    }

    private static Cell cell(String text) {
        return ((Target.OnCell) Target.read("cell:" + text).orElseThrow()).cell();
    }
}
