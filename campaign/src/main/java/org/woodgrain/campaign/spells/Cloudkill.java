package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Stairs;
import org.woodgrain.atlas.Trap;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.ground.Drafts;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.people.Wounds;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Landing;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.state.Scenery;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.monsters.Monster;

/** A cloud thirty feet across kills what has fewer than five hit dice and drifts away from its caster. */
public final class Cloudkill implements SpellWork {
    static final String KIND = "SP-57";

    private static final String WAY = "way";
    private static final int RADIUS = 15;
    private static final int BELOW = 5;
    private static final int CELLS_A_TURN = 6;
    private static final int ROUNDS_A_TURN = 10;

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        Optional<Direction> way = way(targets);
        if (way.isEmpty() || scene.cell().isEmpty()) {
            return scene.noTarget("the way in which it is to drift: north, south, east or west");
        }
        boolean free = scene.world()
                .level(scene.levelId())
                .map(level ->
                        new Ways(level, scene.state().level(level.id())).step(from(scene), way.get()) == Ways.Step.FREE)
                .orElse(false);
        return free ? Optional.empty() : scene.wrong("there is no room for it on that side", KIND);
    }

    private static Optional<Direction> way(List<String> targets) {
        return targets.stream()
                .flatMap(text -> Arrays.stream(Direction.values()).filter(each -> text.equals("way:" + each.label())))
                .findFirst();
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        Direction way = way(targets).orElseThrow();
        int turns = scene.spell().lasting().turns(scene.level(), scene.throwing(u, "turns"));
        Cell middle = Carrying.step(from(scene), way, 2);
        Cell start = scene.world()
                        .level(scene.levelId())
                        .filter(level -> level.floor().contains(middle))
                        .isPresent()
                ? middle
                : from(scene).step(way);
        Effects.begin(
                u,
                scene,
                new Effect.On.OnCell(scene.levelId(), start),
                "a deadly cloud",
                Lengths.turns(u.state(), turns),
                Map.of(WAY, way.ordinal() + 1, Effects.SPAN, RADIUS),
                false,
                List.of());
        for (Effect cloud : clouds(u.state())) {
            kill(u, cloud, scene.caster().on());
        }
    }

    /** Where the caster stands: with the company, or with those who are met. */
    private static Cell from(Scene scene) {
        return scene.caster() instanceof Caster.Monster
                ? Areas.where(scene, scene.caster().on()).orElseThrow()
                : scene.cell().orElseThrow();
    }

    /** Toward a company some of which it would kill, if it takes in none of its own side that it would. */
    @Override
    public List<List<String>> wits(Scene scene) {
        return Arrays.stream(Direction.values())
                .filter(way -> deadly(scene, way))
                .map(way -> List.of("way:" + way.label()))
                .toList();
    }

    private static boolean deadly(Scene scene, Direction way) {
        Cell middle = Carrying.step(from(scene), way, 2);
        List<Effect.On> caught = Areas.in(scene, new Shape.Circle(middle, RADIUS));
        boolean own = caught.stream()
                .anyMatch(on -> on instanceof Effect.On.OnFoe foe
                        && !on.equals(scene.caster().on())
                        && scene.foe(foe.foe())
                                .filter(each -> dies(scene, each))
                                .isPresent());
        boolean company = caught.stream()
                .anyMatch(
                        on -> on instanceof Effect.On.OnCharacter member && weak(scene.world(), scene.state(), member));
        return company && !own;
    }

    private static List<Effect> clouds(CampaignState state) {
        return state.effects().of(KIND);
    }

    /** Six squares a turn. */
    static void turn(Unfolding u) {
        drift(u, CELLS_A_TURN);
    }

    /** As far in a round as its share of a turn. */
    static void round(Unfolding u, int round) {
        drift(u, round * CELLS_A_TURN / ROUNDS_A_TURN - (round - 1) * CELLS_A_TURN / ROUNDS_A_TURN);
    }

    private static void drift(Unfolding u, int cells) {
        for (Effect cloud : clouds(u.state())) {
            for (int i = 0; i < cells; i++) {
                Optional<Effect> now = clouds(u.state()).stream()
                        .filter(each -> each.id().equals(cloud.id()))
                        .findFirst();
                if (now.isEmpty() || scattered(u, now.get()) || !step(u, now.get())) {
                    break;
                }
            }
        }
    }

    /** Strong wind and woods are the end of it. */
    private static boolean scattered(Unfolding u, Effect cloud) {
        Optional<Effect.On.OnCell> at = cloud.on() instanceof Effect.On.OnCell on ? Optional.of(on) : Optional.empty();
        boolean draught = at.flatMap(on -> u.world().level(on.level()).map(level -> Drafts.windy(level, on.cell())))
                .orElse(false);
        boolean here = at.map(on -> on.level().equals(Outdoors.key(u.state()))).orElse(false);
        Scenery about = Outdoors.now(u.state());
        boolean outside = here
                && about.open()
                && (about.terrain() == Scenery.Terrain.WOODS || about.weather().windy());
        if (draught || outside) {
            u.emit(new MagicEvent.EffectEnded(
                    cloud.id(), draught ? "the wind scatters it" : "wind or trees scatter it"));
        }
        return draught || outside;
    }

    /** A square on, and down where stairs go down; in an open pit it stays: it is heavier than air. */
    private static boolean step(Unfolding u, Effect cloud) {
        Direction way = Direction.values()[Math.max(1, cloud.number(WAY)) - 1];
        if (!(cloud.on() instanceof Effect.On.OnCell at)) {
            return false;
        }
        Optional<Level> level = u.world().level(at.level());
        if (level.isEmpty()) {
            return false;
        }
        Optional<Effect.On> below = level.get().stairs().stream()
                .filter(stairs -> stairs.cell().equals(at.cell()) && !stairs.up())
                .flatMap(stairs -> foot(u, level.get(), stairs).stream())
                .findFirst();
        boolean free = new Ways(level.get(), u.state().level(at.level())).step(at.cell(), way) == Ways.Step.FREE;
        boolean pit = level.get().traps().stream()
                .anyMatch(trap -> trap.kind() == Trap.Kind.PIT
                        && trap.cells().contains(at.cell())
                        && u.state().level(at.level()).sprungTraps().contains(trap.id()));
        if (pit || below.isEmpty() && !free) {
            return false;
        }
        Effect.On next = below.orElse(new Effect.On.OnCell(at.level(), at.cell().step(way)));
        u.emit(new SpellEvent.Drifted(cloud.id(), next, way, KIND));
        kill(u, cloud.withOn(next), next);
        return true;
    }

    private static Optional<Effect.On> foot(Unfolding u, Level level, Stairs stairs) {
        return stairs.to()
                .flatMap(to -> u.world().level(to))
                .map(below -> new Effect.On.OnCell(below.id(), Landing.foot(below, level.id(), stairs)));
    }

    /** Whether somebody stands in the cloud, in which nobody sees to shoot. */
    public static boolean about(World world, CampaignState state, Effect.On who) {
        List<Effect> clouds = clouds(state);
        return !clouds.isEmpty()
                && Formation.of(world, state)
                        .spot(who)
                        .filter(spot -> clouds.stream().anyMatch(cloud -> covers(world, state, cloud, spot.cell())))
                        .isPresent();
    }

    private static boolean covers(World world, CampaignState state, Effect cloud, Cell cell) {
        return cloud.on() instanceof Effect.On.OnCell at
                && world.level(at.level())
                        .map(level -> new Shape.Circle(at.cell(), RADIUS)
                                .cells(new Ways(level, state.level(at.level())))
                                .contains(cell))
                        .orElse(false);
    }

    /** All in it die that have fewer than five hit dice; nothing saves. */
    private static void kill(Unfolding u, Effect cloud, Effect.On spared) {
        if (!(cloud.on() instanceof Effect.On.OnCell at)) {
            return;
        }
        Optional<Level> level = u.world().level(at.level());
        if (level.isEmpty()) {
            return;
        }
        Set<Cell> cells = new HashSet<>(new Shape.Circle(at.cell(), RADIUS)
                .cells(new Ways(level.get(), u.state().level(at.level()))));
        List<Effect.On> within = Formation.of(u.world(), u.state()).spots().stream()
                .filter(spot -> cells.contains(spot.cell()))
                .map(Formation.Spot::who)
                .toList();
        for (Effect.On on : within) {
            switch (on) {
                case Effect.On.OnCharacter member
                when !on.equals(spared) && weak(u.world(), u.state(), member) ->
                    Wounds.kill(u, member.character(), "a deadly cloud", KIND, List.of());
                case Effect.On.OnFoe foe
                when !on.equals(spared) -> Creatures.foe(u.state(), foe.foe()).ifPresent(each -> kill(u, each));
                default -> {}
            }
        }
        level.get().rooms().stream()
                .filter(room -> room.cells().stream().anyMatch(cells::contains))
                .map(room -> room.id())
                .forEach(room -> dwellers(u, at.level(), room));
        cells.forEach(cell -> dwellers(u, at.level(), LevelState.square(cell)));
    }

    private static void dwellers(Unfolding u, String level, String room) {
        List<Foe> there = new ArrayList<>(u.state().level(level).room(room).dwellers());
        there.removeIf(Foe::gone);
        there.forEach(foe -> kill(u, foe));
    }

    private static boolean weak(World world, CampaignState state, Effect.On.OnCharacter member) {
        return state.adventurer(member.character())
                .map(who -> world.book().characters().at(who.career()).hitDice().dice() < BELOW)
                .orElse(false);
    }

    private static boolean dies(Scene scene, Foe foe) {
        return !proof(scene.world().book().monsters().monster(foe.monster()));
    }

    private static boolean proof(Monster monster) {
        return monster.undead()
                || monster.isKind("construct")
                || monster.isKind("elemental")
                || monster.isKind("plant")
                || monster.hitDice().dice() >= BELOW;
    }

    private static void kill(Unfolding u, Foe foe) {
        Monster monster = u.world().book().monsters().monster(foe.monster());
        if (!proof(monster) && !foe.gone()) {
            u.emit(new HarmEvent.FoeDied(foe.id(), foe.monster(), "a deadly cloud", KIND));
        }
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        for (Direction way : Direction.values()) {
            aims.add(new Aim("way:" + way.label(), "to drift " + way.label(), "it kills friend and foe"));
        }
        return aims;
    }

    @Override
    public boolean hostile() {
        return false;
    }
}
