package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Scenery;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Brush or woods grow so thick that a man hacks through ten feet of them in a turn; fire clears them. */
@Rule("SP-40")
public final class GrowthOfPlants extends OnScenery {
    static final String KIND = "SP-40";

    private static final int SQUARES = 30;

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        Scenery.Terrain land = scenery(scene).terrain();
        if (land != Scenery.Terrain.WOODS && land != Scenery.Terrain.BRUSH) {
            return scene.wrong("neither brush nor woods grow here", KIND);
        }
        return scene.cell().isEmpty() ? scene.noTarget("a place in sight") : Points.check(scene, targets);
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        Optional<Cell> point = Points.of(scene, targets);
        SortedSet<Cell> cells = new TreeSet<>();
        point.ifPresent(middle ->
                Areas.ways(scene).ifPresent(ways -> cells.addAll(new Shape.Filling(middle, SQUARES).cells(ways))));
        int casting = Effects.casting(u);
        for (Cell cell : cells) {
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
        return state.effectsOn(new Effect.On.OnCell(level, cell)).stream()
                        .anyMatch(effect -> effect.kind().equals(KIND))
                && !SpeakWithPlants.parted(state, level, cell);
    }

    /** Whoever comes through with a torch has burned his way. */
    @Rule("SP-40")
    static void burned(Unfolding u, DelveEvent.Moved moved) {
        boolean fire = u.state().lights().stream().anyMatch(light -> !light.lantern());
        if (fire) {
            for (Effect effect : u.state().effectsOn(new Effect.On.OnCell(moved.level(), moved.to()))) {
                if (effect.kind().equals(KIND)) {
                    u.emit(new MagicEvent.EffectEnded(effect.id(), "burned away"));
                }
            }
        }
    }

    @Override
    public List<Aim> aims(Scene scene) {
        return Points.aims(scene);
    }
}
