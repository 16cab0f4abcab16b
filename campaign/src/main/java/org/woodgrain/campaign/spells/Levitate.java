package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** The caster rises and sinks, sixty feet in a turn, to twenty feet for each level; sideways only by his hands. */
@Rule("SP-10")
final class Levitate extends Hovering {
    private static final int IN_TURN = 60;
    private static final int IN_ROUND = 20;

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        int turns = scene.spell().lasting().turns(scene.level(), scene.throwing(u, "turns"));
        Effects.begin(
                u,
                scene,
                scene.caster().on(),
                "levitates",
                Lengths.turns(u.state(), turns),
                Map.of(Effect.HEIGHT, 0),
                false,
                u.throwing().take());
    }

    @Override
    int rate(boolean battle) {
        return battle ? IN_ROUND : IN_TURN;
    }

    @Override
    int highest(Scene scene, Effect effect) {
        return scene.reach();
    }

    @Override
    public int turnsToDirect() {
        return 1;
    }
}
