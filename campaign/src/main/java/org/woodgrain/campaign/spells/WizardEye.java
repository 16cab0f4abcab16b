package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.LevelGeometry;
import org.woodgrain.atlas.Sight;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Lighting;
import org.woodgrain.campaign.sight.MagicLight;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/**
 * An unseen eye goes where its caster sends it, through open ways only, and shows him what his own eyes would see.
 *
 * <p>Afterwards {@code cell:x,y} sends it on, up to a hundred and twenty feet in a turn and no farther than twice that
 * from him.
 */
@Rule("SP-42")
final class WizardEye implements SpellWork {
    static final String KIND = "SP-42";

    private static final int CELLS_A_TURN = 12;
    private static final int YARD = 3;
    private static final int FEET = 10;
    private static final int HEAT = 6;

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        return scene.cell().isPresent() && scene.member().isPresent()
                ? Optional.empty()
                : scene.noTarget("a place to begin from");
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        int turns = scene.spell().lasting().turns(scene.level(), scene.throwing(u, "turns"));
        Effects.begin(
                u,
                scene,
                new Effect.On.OnCell(scene.levelId(), scene.cell().orElseThrow()),
                "an unseen eye",
                Lengths.turns(u.state(), turns),
                Map.of(),
                false,
                List.of());
    }

    @Override
    public Optional<Refusal> checkDirected(Scene scene, Effect effect, List<String> targets) {
        if (!(scene.target(targets).orElse(null) instanceof Target.OnCell target)
                || !(effect.on() instanceof Effect.On.OnCell eye)) {
            return scene.noTarget("a place to which the eye is to go");
        }
        if (scene.encounter().isPresent()) {
            return scene.wrong("there is no thought to spare for it", "SP-42");
        }
        boolean far = scene.cell()
                .map(at -> at.distance(target.cell()) * FEET > scene.reach())
                .orElse(true);
        if (far) {
            return scene.wrong("the eye goes no farther than " + scene.reach() + " feet from its maker", "SP-42");
        }
        return way(scene, eye, target.cell())
                        .filter(steps -> steps <= cells(scene))
                        .isPresent()
                ? Optional.empty()
                : scene.wrong("there is no open way so far in one turn", "SP-42");
    }

    /** Squares that it goes in a turn: inches are tens of yards under the open sky. */
    private static int cells(Scene scene) {
        return CELLS_A_TURN * (Outdoors.now(scene.state()).open() ? YARD : 1);
    }

    /** Steps through open ways, what no eye has seen yet included: the eye finds out by going. */
    private static Optional<Integer> way(Scene scene, Effect.On.OnCell eye, Cell to) {
        return scene.world().level(eye.level()).flatMap(level -> {
            Ways ways = new Ways(level, scene.state().level(eye.level()));
            return LevelGeometry.path(
                            level,
                            eye.cell(),
                            to,
                            cell -> scene.state().level(eye.level()).seen().contains(cell),
                            ways::seenThrough)
                    .map(List::size);
        });
    }

    @Override
    public void direct(Unfolding u, Scene scene, Effect effect, List<String> targets) {
        if (scene.target(targets).orElse(null) instanceof Target.OnCell target
                && effect.on() instanceof Effect.On.OnCell eye) {
            Level level = scene.world().level(eye.level()).orElseThrow();
            SortedSet<Cell> seen = seen(scene, level, target.cell());
            u.emit(new SpellEvent.EyeMoved(
                    effect.id(),
                    scene.member().orElseThrow().id(),
                    target.cell(),
                    seen,
                    Glimpse.creatures(scene, level, seen)));
        }
    }

    /** What his own eyes would see there: heat if he sees it, else only what is lit. */
    private static SortedSet<Cell> seen(Scene scene, Level level, Cell eye) {
        Ways ways = new Ways(level, scene.state().level(level.id()));
        SortedSet<Cell> seen = new TreeSet<>(List.of(eye));
        if (scene.member().filter(who -> Lighting.seesHeat(scene.state(), who)).isPresent()) {
            seen.addAll(Sight.from(level, eye, HEAT, ways::seenThrough));
        }
        List<MagicLight> lights = MagicLight.sources(scene.state());
        int own = Lighting.radius(scene.state());
        for (MagicLight light : lights) {
            if (light.dark() || !light.level().equals(level.id())) {
                continue;
            }
            lit(level, ways, eye, light.cell(), light.feet() / 10, seen);
        }
        scene.cell()
                .filter(at -> own > 0 && level.id().equals(scene.levelId()))
                .ifPresent(at -> lit(level, ways, eye, at, own / 10, seen));
        seen.removeIf(cell -> !cell.equals(eye) && MagicLight.between(lights, level.id(), eye, cell));
        return seen;
    }

    private static void lit(Level level, Ways ways, Cell eye, Cell light, int cells, SortedSet<Cell> seen) {
        for (Cell cell : Sight.from(level, light, cells, ways::seenThrough)) {
            if (Sight.clear(level, eye, cell, ways::seenThrough)) {
                seen.add(cell);
            }
        }
    }

    @Override
    public List<Aim> aims(Scene scene) {
        return List.of(new Aim("", "from where the caster stands", "six turns"));
    }

    @Override
    public List<Aim> directions(Scene scene, Effect effect) {
        if (!(effect.on() instanceof Effect.On.OnCell eye) || scene.encounter().isPresent()) {
            return List.of();
        }
        List<Aim> aims = new ArrayList<>();
        Optional<Level> level = scene.world().level(eye.level());
        level.ifPresent(map -> {
            Ways ways = new Ways(map, scene.state().level(map.id()));
            for (Direction way : Direction.values()) {
                Cell to = eye.cell();
                int steps = 0;
                while (steps < cells(scene)
                        && ways.step(to, way) == Ways.Step.FREE
                        && scene.state().level(map.id()).seen().contains(to.step(way))
                        && scene.cell()
                                .map(at -> at.distance(eye.cell()) * FEET <= scene.reach())
                                .orElse(false)) {
                    to = to.step(way);
                    steps++;
                }
                if (steps > 0) {
                    aims.add(new Aim("cell:" + to, "send it " + steps * 10 + " feet " + way.label(), ""));
                }
            }
            aims.add(new Aim("cell:" + eye.cell(), "let it look about where it is", ""));
        });
        return aims;
    }

    @Override
    public int turnsToDirect() {
        return 1;
    }

    @Override
    public boolean sentToPlaces() {
        return true;
    }
}
