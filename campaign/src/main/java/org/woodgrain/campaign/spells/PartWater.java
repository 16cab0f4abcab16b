package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** A dry path opens through water no deeper than ten feet and no wider than a hundred and twenty. */
@Rule("SP-65")
final class PartWater extends OnScenery {
    private static final int DEEPEST = 10;
    private static final int WIDEST = 120;

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        return LowerWater.water(scene) ? Optional.empty() : scene.noTarget("water in this place");
    }

    /** Deeper water anywhere on the path makes it fail; how deep it is shows only then. */
    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        if (scenery(scene).depth() > DEEPEST || scenery(scene).width() > WIDEST) {
            u.emit(new MagicEvent.NothingHappened(scene.caster(), scene.spell().id(), List.of()));
            return;
        }
        int turns = scene.spell().lasting().turns(scene.level(), scene.throwing(u, "turns"));
        lay(u, scene, "a dry path through the water", Lengths.turns(u.state(), turns), Map.of(), Map.of());
    }

    @Override
    public List<Aim> aims(Scene scene) {
        return List.of(new Aim("", "the water of this place", "ten feet deep at most"));
    }
}
