package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.LevelGeometry;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Intelligence;
import org.woodgrain.rules.monsters.Monster;

/**
 * A wall is raised across the way.
 *
 * <p>Target: {@code between} the sides of a meeting, or {@code door:x,y,side} for the edge in which it is to stand; it goes
 * on to the right and the left as far as there is open floor and the spell allows. Fire and ice can close a {@link Ring}.
 */
abstract class WallSpell implements SpellWork {
    static final String BETWEEN = "between";

    private static final int FEET = 10;

    /** How many ten-foot pieces it can be long. */
    abstract int pieces();

    /** How many of them it can be long from a square on: a high place takes more of it. */
    int pieces(Scene scene, Cell at) {
        return pieces();
    }

    /** Tens of feet that a wall must be high there to close the place: one under the open sky. */
    static int tens(Scene scene, Cell at) {
        int feet = Outdoors.now(scene.state()).open()
                ? FEET
                : scene.world()
                        .level(scene.levelId())
                        .map(level -> Ceilings.feet(level, at))
                        .orElse(FEET);
        return Math.max(1, (feet + FEET - 1) / FEET);
    }

    abstract String label();

    /** Whether it can be bent to a ring. */
    boolean rings() {
        return false;
    }

    /** Feet that it lights up on either side. */
    int light() {
        return 0;
    }

    abstract Lengths length(Scene scene, Unfolding u);

    /** Whether a monster can come through at all. */
    abstract boolean passes(Scene scene, Monster monster);

    /** Dice of damage to one that comes through. */
    abstract int dice(Scene scene, Monster monster);

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        List<Edge> edges = edges(scene, targets);
        if (edges.isEmpty()) {
            return scene.noTarget("a side of a square of open floor in sight, or \"between\" the two sides");
        }
        return scene.inReach(
                scene.caster() instanceof Caster.Monster ? scene.distance() : Doorways.feet(scene, edges.getFirst()));
    }

    private List<Edge> edges(Scene scene, List<String> targets) {
        Optional<Level> level = scene.world().level(scene.levelId());
        if (level.isEmpty()) {
            return List.of();
        }
        if (targets.contains(Ring.RING)) {
            return rings()
                    ? Ring.middle(scene, targets)
                            .map(middle -> Ring.edges(level.get(), middle))
                            .orElse(List.of())
                    : List.of();
        }
        if (targets.contains(BETWEEN)) {
            return scene.encounter()
                    .filter(meeting -> meeting.phase() != Encounter.Phase.WARNED)
                    .flatMap(meeting -> way(scene, level.get(), meeting))
                    .map(side -> Barriers.across(
                            level.get(),
                            scene.cell().orElseThrow(),
                            side,
                            pieces(scene, scene.cell().orElseThrow())))
                    .orElse(List.of());
        }
        return scene.target(targets).orElse(null) instanceof Target.OnDoor target && Doorways.seen(scene, target.edge())
                ? Barriers.across(
                        level.get(),
                        target.edge().cell(),
                        target.edge().side(),
                        pieces(scene, target.edge().cell()))
                : List.of();
    }

    /** The side of the company's square by which those who are met would come. */
    private static Optional<Direction> way(Scene scene, Level level, Encounter meeting) {
        Cell at = scene.cell().orElseThrow();
        Ways ways = new Ways(level, scene.state().level(level.id()));
        return LevelGeometry.path(level, at, meeting.cell(), cell -> true, ways::open)
                .filter(steps -> !steps.isEmpty())
                .map(List::getFirst)
                .or(() -> scene.state().underground().map(here -> here.facing()))
                .filter(side -> level.floor().contains(at.step(side)));
    }

    @Override
    @Rule({"SP-36", "SP-37", "SP-51", "SP-52"})
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        Barriers.raise(u, scene, edges(scene, targets), label(), length(scene, u), light());
        if (targets.contains(BETWEEN) && scene.caster() instanceof Caster.Member) {
            scene.encounter()
                    .ifPresent(meeting -> meeting.foes().stream()
                            .filter(Foe::able)
                            .forEach(foe -> face(u, scene.now(u), meeting, foe)));
        }
        if (targets.contains(Ring.RING)) {
            Ring.middle(scene, targets).ifPresent(middle -> parted(u, scene, middle));
        }
        if (targets.contains(BETWEEN) && scene.caster() instanceof Caster.Monster) {
            Retreats.behindTheWall(u, scene.spell().id());
        }
    }

    /** Those who are met and whom a ring parts from the company: they are inside and it is not, or the other way about. */
    private void parted(Unfolding u, Scene scene, Cell middle) {
        Level level = scene.world().level(scene.levelId()).orElseThrow();
        SortedSet<Cell> inside = Ring.inside(level, middle);
        boolean company = scene.cell().filter(inside::contains).isPresent();
        Formation formation = Formation.of(scene.world(), scene.state());
        scene.encounter()
                .ifPresent(meeting -> meeting.able().forEach(foe -> {
                    boolean his = formation
                            .spot(new Effect.On.OnFoe(foe.id()))
                            .filter(spot -> inside.contains(spot.cell()))
                            .isPresent();
                    if (his != company) {
                        face(u, scene.now(u), meeting, foe);
                    }
                }));
    }

    /** Whether something that one has keeps the wall from hurting it. */
    boolean spares(Scene scene, Foe foe) {
        return false;
    }

    /** Between itself and those who press it. */
    @Override
    public List<List<String>> wits(Scene scene) {
        return List.of(List.of(BETWEEN));
    }

    /** One who is met comes through and is hurt, or is cut off and stays where it was. */
    private void face(Unfolding u, Scene scene, Encounter meeting, Foe foe) {
        Monster monster = scene.world().book().monsters().monster(foe.monster());
        int dice = spares(scene, foe) ? 0 : dice(scene, monster);
        boolean wise = monster.intelligence() != Intelligence.NON;
        boolean dares = !wise || dice * 7 < foe.hitPoints();
        List<Edge> standing =
                Barriers.standing(scene.state(), meeting.level(), scene.spell().id());
        if (!passes(scene, monster)
                && !standing.isEmpty()
                && Batterers.beats(
                        monster,
                        scene.state().ruleset().profile(),
                        scene.spell().id())) {
            u.emit(new SpellEvent.FoeLeft(
                    foe.id(),
                    "is cut off by the wall, and begins to beat at it from the other side",
                    scene.spell().id(),
                    List.of()));
            Batterers.begin(u, meeting, foe, standing.getFirst(), scene.spell().id());
            return;
        }
        if (!passes(scene, monster) || !dares) {
            u.emit(new SpellEvent.FoeLeft(
                    foe.id(), "is cut off by the wall", scene.spell().id(), List.of()));
            u.emit(new SpellEvent.FoePlaced(
                    foe.id(), meeting.level(), meeting.cell(), scene.spell().id()));
            return;
        }
        if (dice == 0) {
            return;
        }
        int points = u.throwing()
                .of(scene.spell().id(), "coming through the wall")
                .by(foe.name())
                .secret()
                .roll(dice, 6)
                .total();
        Injury.hurt(
                u,
                new Effect.On.OnFoe(foe.id()),
                points,
                scene.spell().name(),
                scene.spell().id(),
                u.throwing().take());
    }

    /** Four dice and more; a minus makes them fewer. */
    static boolean strong(Monster monster) {
        return monster.hitDice().dice() > 4
                || monster.hitDice().dice() == 4 && monster.hitDice().plus() >= 0;
    }

    @Override
    public String question() {
        return "Where it stands";
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        if (scene.encounter().isPresent()) {
            aims.add(new Aim(BETWEEN, "between the sides", ""));
        }
        if (rings()) {
            aims.addAll(Ring.aims(scene));
        }
        scene.cell().ifPresent(at -> {
            for (Direction side : Direction.values()) {
                for (int steps = 0; steps < 3; steps++) {
                    Cell cell = Carrying.step(at, side, steps);
                    aims.add(new Aim(
                            "door:" + cell.x() + "," + cell.y() + "," + side.label(),
                            (steps + 1) * FEET + " feet to the " + side.label(),
                            ""));
                }
            }
        });
        return aims;
    }
}
