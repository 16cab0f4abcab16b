package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.ArcaneEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Scenery;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Monster;

/**
 * A cloud of insects under the open sky: the weak in it run, the others see ten feet and neither shoot nor cast. Its maker
 * sends it on, sixty feet a turn.
 */
@Rule("SP-111")
public final class InsectPlague implements SpellWork {
    static final String KIND = "SP-111";

    /** The kind of the effect on a member whom it has driven back. */
    static final String ROUTED = "SP-111-routed";

    private static final int SIDE = 6;
    private static final int CELLS_A_TURN = 6;
    private static final int FARTHEST = 48;
    private static final int STANDS = 3;
    private static final int SIGHT = 10;

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        return OnScenery.openSky(scene).or(() -> Points.check(scene, targets));
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        Points.of(scene, targets).ifPresent(cell -> {
            Effects.begin(
                    u,
                    scene,
                    new Effect.On.OnCell(scene.levelId(), cell),
                    "a cloud of insects",
                    Lengths.days(1),
                    Map.of(Effects.SPAN, SIDE / 2 * 10),
                    false,
                    List.of());
            clouds(u.state()).forEach(cloud -> rout(u, cloud));
        });
    }

    /** Whether there is such a cloud anywhere. */
    public static boolean anywhere(CampaignState state) {
        return !clouds(state).isEmpty();
    }

    private static List<Effect> clouds(CampaignState state) {
        return state.effects().of(KIND);
    }

    /** The squares that it fills: six by six about its middle, less what fire has cleared. */
    private static SortedSet<Cell> cells(World world, CampaignState state, Effect cloud) {
        if (!(cloud.on() instanceof Effect.On.OnCell at)) {
            return new TreeSet<>();
        }
        SortedSet<Cell> cells = new TreeSet<>();
        world.level(at.level())
                .map(level -> new Ways(level, state.level(level.id())))
                .ifPresent(ways -> cells.addAll(Points.square(ways, at.cell(), SIDE)));
        Set<String> burned =
                Set.copyOf(Arrays.asList(cloud.word(SpellEvent.BurnedAway.CELLS).split(" ", -1)));
        cells.removeIf(cell -> burned.contains(cell.toString()));
        return cells;
    }

    /** Whether somebody stands in such a cloud, so that he can neither shoot nor cast. */
    public static boolean about(World world, CampaignState state, Effect.On who) {
        List<Effect> clouds = clouds(state);
        return !clouds.isEmpty()
                && Formation.of(world, state)
                        .spot(who)
                        .filter(spot -> clouds.stream()
                                .anyMatch(cloud -> cells(world, state, cloud).contains(spot.cell())))
                        .isPresent();
    }

    /** Whether one is hidden from another who is more than ten feet away, one of them being in the cloud. */
    public static boolean hides(World world, CampaignState state, Effect.On one, Effect.On other) {
        if (clouds(state).isEmpty() || !about(world, state, one) && !about(world, state, other)) {
            return false;
        }
        Formation formation = Formation.of(world, state);
        return formation
                .spot(one)
                .flatMap(from -> formation.spot(other).map(to -> from.feet(to) > SIGHT))
                .orElse(false);
    }

    /** The weak in it run as fast as they can. */
    private static void rout(Unfolding u, Effect cloud) {
        SortedSet<Cell> cells = cells(u.world(), u.state(), cloud);
        List<Effect.On> in = Formation.of(u.world(), u.state()).spots().stream()
                .filter(spot -> cells.contains(spot.cell()))
                .map(Formation.Spot::who)
                .toList();
        for (Effect.On who : in) {
            switch (who) {
                case Effect.On.OnFoe on ->
                    Creatures.foe(u.state(), on.foe())
                            .filter(foe -> foe.able()
                                    && weak(u.world().book().monsters().monster(foe.monster())))
                            .ifPresent(foe -> {
                                int turns = turns(u);
                                u.emit(new PowerEvent.MadeOff(
                                        foe.id(),
                                        "runs from the insects",
                                        KIND,
                                        turns > 0 ? u.throwing().take() : List.of()));
                            });
                case Effect.On.OnCharacter on ->
                    u.state()
                            .adventurer(on.character())
                            .filter(member -> weak(u.world(), member))
                            .ifPresent(member -> driven(u, on));
                default -> {}
            }
        }
    }

    private static int turns(Unfolding u) {
        return u.throwing().of(KIND, "turns of flight").secret().roll(1, 6).total();
    }

    private static void driven(Unfolding u, Effect.On on) {
        boolean already = u.state().effects().any(on, ROUTED);
        if (!already) {
            Afflictions.begin(
                    u,
                    on,
                    ROUTED,
                    "running from the insects",
                    "",
                    Effect.Unit.TURNS,
                    turns(u),
                    Map.of(Afflictions.IDLE, 1),
                    KIND,
                    u.throwing().take());
        }
    }

    private static boolean weak(Monster monster) {
        return !monster.undead()
                && !monster.isKind("elemental")
                && !monster.isKind("construct")
                && monster.hitDice().dice() < STANDS;
    }

    private static boolean weak(World world, Adventurer member) {
        return world.book().characters().at(member.career()).hitDice().dice() < STANDS;
    }

    /** A round or a turn begins: whoever has come into it feels it. */
    static void round(Unfolding u) {
        clouds(u.state()).forEach(cloud -> rout(u, cloud));
    }

    /** A turn is over: heavy rain and strong wind scatter it. */
    static void turn(Unfolding u) {
        Scenery now = Outdoors.now(u.state());
        boolean storm = now.weather() == Scenery.Weather.RAIN || now.windy();
        for (Effect cloud : clouds(u.state())) {
            boolean here =
                    cloud.on() instanceof Effect.On.OnCell at && at.level().equals(Outdoors.key(u.state()));
            if (here && storm) {
                u.emit(new MagicEvent.EffectEnded(cloud.id(), "wind and rain scatter it"));
            } else {
                rout(u, cloud);
            }
        }
    }

    /** The company has gone: a cloud that its maker has left too far behind is scattered. */
    static void moved(Unfolding u, Cell to) {
        String level = Outdoors.key(u.state());
        for (Effect cloud : clouds(u.state())) {
            if (cloud.on() instanceof Effect.On.OnCell at
                    && (!at.level().equals(level) || at.cell().distance(to) > FARTHEST * 3)) {
                u.emit(new MagicEvent.EffectEnded(cloud.id(), "it is too far from its maker"));
            }
        }
    }

    /** Fire clears the squares that it fills, and those only. */
    static void burned(Unfolding u, ArcaneEvent.Burst burst) {
        if (!burst.force().equals("fire")) {
            return;
        }
        for (Effect cloud : clouds(u.state())) {
            SortedSet<Cell> cells = cells(u.world(), u.state(), cloud);
            SortedSet<Cell> gone = new TreeSet<>(burst.cells());
            gone.retainAll(cells);
            if (gone.size() == cells.size()) {
                u.emit(new MagicEvent.EffectEnded(cloud.id(), "burned up"));
            } else if (!gone.isEmpty()) {
                String more = gone.stream().map(Cell::toString).collect(Collectors.joining(" "));
                u.emit(new SpellEvent.BurnedAway(
                        cloud.id(), (cloud.word(SpellEvent.BurnedAway.CELLS) + " " + more).strip()));
            }
        }
    }

    @Override
    public Optional<Refusal> checkDirected(Scene scene, Effect effect, List<String> targets) {
        Optional<Cell> to = Points.of(scene, targets);
        if (to.isEmpty() || !(effect.on() instanceof Effect.On.OnCell at)) {
            return scene.noTarget("a place in sight");
        }
        return at.cell().distance(to.get()) > CELLS_A_TURN * 3
                ? scene.wrong("it goes six inches a turn and no farther", KIND)
                : Points.check(scene, targets);
    }

    @Override
    public void direct(Unfolding u, Scene scene, Effect effect, List<String> targets) {
        Points.of(scene, targets).ifPresent(cell -> {
            u.emit(new SpellEvent.Sent(effect.id(), new Effect.On.OnCell(scene.levelId(), cell), KIND));
            clouds(u.state()).forEach(cloud -> rout(u, cloud));
        });
    }

    @Override
    public List<Aim> directions(Scene scene, Effect effect) {
        return Points.aims(scene).stream()
                .filter(aim -> checkDirected(scene, effect, aim.targets()).isEmpty())
                .toList();
    }

    @Override
    public int turnsToDirect() {
        return 1;
    }

    @Override
    public String question() {
        return "Where";
    }

    @Override
    public List<Aim> aims(Scene scene) {
        return new ArrayList<>(Points.aims(scene));
    }

    @Override
    public boolean hostile() {
        return true;
    }

    /** On most of those whom it would drive off, where none of the caster's own side would run from it. */
    @Override
    public List<List<String>> wits(Scene scene) {
        return scene.caster() instanceof Caster.Monster && clouds(scene.state()).isEmpty()
                ? Sights.best(scene, aim -> driven(scene, aim.targets())).stream()
                        .filter(targets -> check(scene, targets).isEmpty())
                        .toList()
                : List.of();
    }

    /** Those of either side whom a cloud set there would drive off. */
    private static List<Effect.On> driven(Scene scene, List<String> targets) {
        return Points.of(scene, targets)
                .map(cell -> Areas.in(scene, Points.square(scene, cell, SIDE)))
                .orElse(List.of())
                .stream()
                .filter(on -> runs(scene, on))
                .toList();
    }

    private static boolean runs(Scene scene, Effect.On on) {
        return on instanceof Effect.On.OnCharacter member
                ? scene.state()
                        .adventurer(member.character())
                        .filter(who -> weak(scene.world(), who))
                        .isPresent()
                : OnCreature.monster(scene, on).filter(InsectPlague::weak).isPresent();
    }

    @Override
    public boolean atPlaces() {
        return true;
    }

    @Override
    public boolean sentToPlaces() {
        return true;
    }
}
