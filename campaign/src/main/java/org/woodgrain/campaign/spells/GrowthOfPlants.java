package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.LevelGeometry;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.ArcaneEvent;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Scenery;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.exploration.Bearing;
import org.woodgrain.rules.exploration.WindForce;

/**
 * Brush or woods grow so thick that a man hacks through ten feet of them in a turn; fire clears them.
 *
 * <p>Targets: the point in the middle, or up to thirty joined squares, each as {@code cell:x,y}.
 */
@Rule("SP-40")
public final class GrowthOfPlants extends OnScenery {
    static final String KIND = "SP-40";

    private static final String BURNING = "burning";
    private static final String BURNED = "burned away";

    /** Squares across the way. */
    private static final int BELT = 30;

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        Scenery.Terrain land = scenery(scene).terrain();
        if (land != Scenery.Terrain.WOODS && land != Scenery.Terrain.BRUSH) {
            return scene.wrong("neither brush nor woods grow here", KIND);
        }
        return scene.cell().isEmpty() ? scene.noTarget("a place in sight") : Patch.check(scene, targets);
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        int casting = Effects.casting(u);
        for (Cell cell : Patch.cells(scene, targets)) {
            Effects.begin(
                    u,
                    scene.now(u),
                    new Effect.On.OnCell(scene.levelId(), cell),
                    "a thicket of thorns",
                    Lengths.LASTING,
                    Map.of(Effects.CASTING, casting),
                    false,
                    List.of());
        }
    }

    /** Whether a square is overgrown, so that it takes a whole turn to get through. */
    @Rule({"SP-40", "SP-103"})
    public static boolean overgrown(CampaignState state, String level, Cell cell) {
        return thicket(state, level, cell).isPresent() && !SpeakWithPlants.parted(state, level, cell);
    }

    private static Optional<Effect> thicket(CampaignState state, String level, Cell cell) {
        return state.effects().of(KIND).isEmpty()
                ? Optional.empty()
                : state.effects().first(new Effect.On.OnCell(level, cell), KIND);
    }

    /** Whether thorns stand between the company and those who are met, or about either. */
    public static boolean between(World world, CampaignState state) {
        if (state.effects().of(KIND).isEmpty()
                || state.encounter().isEmpty()
                || state.underground().isEmpty()) {
            return false;
        }
        Place.Underground at = state.underground().get();
        Cell foes = state.encounter().get().cell();
        List<Cell> way = new ArrayList<>(List.of(at.cell()));
        world.level(at.level())
                .flatMap(level -> LevelGeometry.path(level, at.cell(), foes, cell -> true, door -> true))
                .orElse(List.of())
                .forEach(step -> way.add(way.getLast().step(step)));
        return way.stream().anyMatch(cell -> overgrown(state, at.level(), cell));
    }

    /** Whoever comes through with a torch has burned his way, and the wind carries the fire on. */
    static void burned(Unfolding u, DelveEvent.Moved moved) {
        if (u.state().effects().of(KIND).isEmpty()) {
            return;
        }
        boolean fire = u.state().lights().stream().anyMatch(light -> !light.lantern());
        if (fire) {
            thicket(u.state(), moved.level(), moved.to()).ifPresent(effect -> burn(u, effect));
        }
    }

    /** What fire has filled burns. */
    static void burst(Unfolding u, ArcaneEvent.Burst burst) {
        if (burst.force().equals("fire") && !u.state().effects().of(KIND).isEmpty()) {
            u.state()
                    .underground()
                    .ifPresent(at -> burst.cells()
                            .forEach(cell ->
                                    thicket(u.state(), at.level(), cell).ifPresent(effect -> light(u, effect))));
        }
    }

    /** A turn is over: each burning square is clear. */
    static void turn(Unfolding u) {
        u.state().effects().of(KIND).stream()
                .filter(effect -> effect.number(BURNING) != 0)
                .forEach(effect -> burn(u, effect));
    }

    private static void burn(Unfolding u, Effect effect) {
        u.emit(new MagicEvent.EffectEnded(effect.id(), BURNED));
        if (effect.on() instanceof Effect.On.OnCell at) {
            Scenery about = Outdoors.now(u.state(), at.level());
            if (about.open() && about.wind().force() != WindForce.CALM) {
                Bearing way = about.wind().from().opposite();
                thicket(
                                u.state(),
                                at.level(),
                                new Cell(at.cell().x() + way.dx(), at.cell().y() + way.dy()))
                        .ifPresent(next -> light(u, next));
            }
        }
    }

    private static void light(Unfolding u, Effect effect) {
        if (effect.number(BURNING) == 0) {
            u.emit(new MagicEvent.EffectChanged(effect.id(), BURNING, 1, "it burns"));
        }
    }

    /** One throw clears all that one casting has made. */
    static void ended(Unfolding u, Effect effect, String why) {
        if (why.equals(BURNED)) {
            return;
        }
        u.state().effects().of(KIND).stream()
                .filter(other -> effect.number(Effects.CASTING) != 0
                        && other.number(Effects.CASTING) == effect.number(Effects.CASTING))
                .findFirst()
                .ifPresent(other -> u.emit(new MagicEvent.EffectEnded(other.id(), why)));
    }

    /** A belt across the way of a company that is not at hand yet. */
    @Override
    public List<List<String>> wits(Scene scene) {
        Optional<Level> level = scene.world().level(scene.levelId());
        if (level.isEmpty() || scene.cell().isEmpty() || between(scene.world(), scene.state())) {
            return List.of();
        }
        Cell at = scene.cell().get();
        return scene.encounter()
                .flatMap(meeting -> LevelGeometry.path(level.get(), at, meeting.cell(), cell -> true, door -> true))
                .filter(steps -> steps.size() > 1)
                .map(steps -> Barriers.across(level.get(), at, steps.getFirst(), BELT).stream()
                        .map(edge -> "cell:" + far(edge, at, steps.getFirst()))
                        .toList())
                .filter(cells -> !cells.isEmpty())
                .map(List::of)
                .orElse(List.of());
    }

    private static Cell far(Edge edge, Cell at, Direction way) {
        boolean upright = way == Direction.NORTH || way == Direction.SOUTH;
        int line = upright ? at.step(way).y() : at.step(way).x();
        Cell cell = edge.cell();
        return (upright ? cell.y() : cell.x()) == line ? cell : edge.beyond();
    }

    @Override
    public List<Aim> aims(Scene scene) {
        return Points.aims(scene);
    }

    @Override
    public boolean atPlaces() {
        return true;
    }
}
