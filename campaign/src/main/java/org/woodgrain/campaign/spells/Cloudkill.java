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
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.people.Wounds;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Intelligence;
import org.woodgrain.rules.monsters.Monster;

/** A cloud thirty feet across kills what has fewer than five hit dice and drifts away from its caster. */
public final class Cloudkill implements SpellWork {
    static final String KIND = "SP-57";

    /** The number that holds the way straight from its caster. */
    static final String WAY = "way";

    private static final int RADIUS = 15;
    private static final int BELOW = 5;

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
        if (!(scene.caster() instanceof Caster.Monster)) {
            flee(u);
        }
    }

    /** Those who would die and have the wit to see it do not wait for it. */
    private static void flee(Unfolding u) {
        for (Foe foe : u.state().encounter().map(Encounter::able).orElse(List.of())) {
            Monster kind = u.world().book().monsters().monster(foe.monster());
            if (!proof(kind) && kind.intelligence() != Intelligence.NON) {
                u.emit(new SpellEvent.FoeLeft(foe.id(), "flees from the cloud", KIND, List.of()));
            }
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

    /** Whether there is such a cloud anywhere. */
    public static boolean anywhere(CampaignState state) {
        return !clouds(state).isEmpty();
    }

    static List<Effect> clouds(CampaignState state) {
        return state.effects().of(KIND);
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

    /** The company has walked somewhere: a cloud there does not ask who came to whom. */
    @Rule("SP-57")
    static void entered(Unfolding u, String level, Cell to) {
        for (Effect cloud : clouds(u.state())) {
            if (cloud.on() instanceof Effect.On.OnCell at
                    && at.level().equals(level)
                    && covers(u.world(), u.state(), cloud, to)) {
                kill(u, cloud, at);
            }
        }
    }

    /** All in it die that have fewer than five hit dice; nothing saves. */
    static void kill(Unfolding u, Effect cloud, Effect.On spared) {
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
                .filter(who -> AntiMagicShell.shell(u.world(), u.state(), who).isEmpty())
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
