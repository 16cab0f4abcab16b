package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Sight;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.magic.Minds;

/**
 * An image of the caster stands elsewhere, and all that he does seems to come from it; whoever aims at it does no harm and
 * then knows.
 *
 * <p>Target: {@code cell:x,y} in sight, where the image is to stand; the same afterwards moves it.
 */
@Rule("SP-66")
public final class ProjectedImage implements SpellWork {
    static final String KIND = "SP-66";

    private static final String KNOWS = "knows:";
    private static final String X = "x";
    private static final String Y = "y";
    private static final int FARTHEST = 24;
    private static final int CELLS_A_TURN = 12;
    private static final int YARD = 3;

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        if (scene.caster() instanceof Caster.Monster) {
            return Optional.empty();
        }
        if (scene.member().isEmpty() || !(scene.target(targets).orElse(null) instanceof Target.OnCell target)) {
            return scene.noTarget("a place in sight for the image");
        }
        return Points.check(scene, List.of("cell:" + target.cell()));
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        if (scene.caster() instanceof Caster.Monster) {
            int turns = scene.spell().lasting().turns(scene.level(), scene.throwing(u, "turns"));
            Effects.begin(
                    u, scene, scene.caster().on(), "", Lengths.turns(u.state(), turns), Map.of(), true, List.of());
            return;
        }
        if (scene.target(targets).orElse(null) instanceof Target.OnCell target) {
            int turns = scene.spell().lasting().turns(scene.level(), scene.throwing(u, "turns"));
            Effects.begin(
                    u,
                    scene,
                    scene.caster().on(),
                    "seen elsewhere",
                    Lengths.turns(u.state(), turns),
                    Map.of(X, target.cell().x(), Y, target.cell().y()),
                    false,
                    List.of());
        }
    }

    @Override
    public Optional<Refusal> checkDirected(Scene scene, Effect effect, List<String> targets) {
        if (!(scene.target(targets).orElse(null) instanceof Target.OnCell target)) {
            return scene.noTarget("a place in sight for the image");
        }
        return at(effect).distance(target.cell()) > CELLS_A_TURN * scale(scene.state())
                ? scene.wrong("it moves no more than 120 feet in a turn", KIND)
                : Points.check(scene, targets);
    }

    @Override
    public void direct(Unfolding u, Scene scene, Effect effect, List<String> targets) {
        if (scene.target(targets).orElse(null) instanceof Target.OnCell target) {
            u.emit(new MagicEvent.EffectChanged(effect.id(), X, target.cell().x(), "the image moves"));
            u.emit(new MagicEvent.EffectChanged(effect.id(), Y, target.cell().y(), "the image moves"));
        }
    }

    private static Cell at(Effect effect) {
        return new Cell(effect.number(X), effect.number(Y));
    }

    /** Whether an enemy takes the image for the caster: he has wits, and no blow of his own has passed through it. */
    @Rule({"SP-66", "SP-116"})
    public static boolean fools(World world, CampaignState state, Effect.On caster, Effect.On enemy) {
        return effect(state, caster)
                .filter(effect -> effect.number(KNOWS + Creatures.id(enemy)) == 0)
                .filter(effect -> caster instanceof Effect.On.OnCharacter ^ enemy instanceof Effect.On.OnCharacter)
                .filter(effect -> !(enemy instanceof Effect.On.OnFoe foe)
                        || Creatures.monster(world, state, foe.foe())
                                .map(monster -> !Minds.mindless(monster))
                                .orElse(false))
                .isPresent();
    }

    private static Optional<Effect> effect(CampaignState state, Effect.On caster) {
        return state.effects().first(caster, KIND);
    }

    /** A blow or a spell of an enemy has gone through the image: now he knows. */
    @Rule("SP-66")
    public static void struck(Unfolding u, Effect.On caster, Effect.On enemy) {
        String knows = KNOWS + Creatures.id(enemy);
        effect(u.state(), caster)
                .filter(effect -> effect.number(knows) == 0)
                .ifPresent(effect -> u.emit(new MagicEvent.EffectChanged(effect.id(), knows, 1, "it passed through")));
    }

    /** The caster has moved: an image out of his reach is gone. */
    @Rule("SP-66")
    static void moved(Unfolding u, Cell to) {
        for (Effect effect : u.state().effects().of(KIND)) {
            if (effect.on() instanceof Effect.On.OnCharacter
                    && (at(effect).distance(to) > FARTHEST * scale(u.state()) || hidden(u, to, at(effect)))) {
                u.emit(new MagicEvent.EffectEnded(effect.id(), "it is out of sight"));
            }
        }
    }

    private static boolean hidden(Unfolding u, Cell from, Cell image) {
        return Ways.here(u.world(), u.state())
                .filter(ways -> !Sight.clear(ways.level(), from, image, ways::seenThrough))
                .isPresent();
    }

    /** Inches are tens of yards under the open sky. */
    private static int scale(CampaignState state) {
        return Outdoors.now(state).open() ? YARD : 1;
    }

    /** Once: those who strike at it strike at nothing. */
    @Override
    public List<List<String>> wits(Scene scene) {
        return effect(scene.state(), scene.caster().on()).isPresent() ? List.of() : Wits.once();
    }

    @Override
    public List<Aim> aims(Scene scene) {
        return places(scene, scene.cell());
    }

    private static List<Aim> places(Scene scene, Optional<Cell> from) {
        List<Aim> aims = new ArrayList<>();
        from.ifPresent(at -> {
            for (Direction way : Direction.values()) {
                for (int cells : List.of(3, 6, 12)) {
                    Cell cell = Carrying.step(at, way, cells);
                    if (scene.state().level(scene.levelId()).seen().contains(cell)) {
                        aims.add(new Aim("cell:" + cell, cells * 10 + " feet to the " + way.label(), ""));
                    }
                }
            }
        });
        return aims;
    }

    @Override
    public List<Aim> directions(Scene scene, Effect effect) {
        return places(scene, Optional.of(at(effect)));
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
