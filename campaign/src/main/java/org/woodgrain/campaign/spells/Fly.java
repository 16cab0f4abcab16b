package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** The caster flies for as many turns as his level and a secret die; when they are over he falls. */
@Rule("SP-19")
final class Fly extends Hovering {
    private static final int INCHES = 12;
    static final int IN_ROUND = 40;
    static final int NO_LIMIT = 10_000;

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        int turns = scene.spell()
                .lasting()
                .turns(
                        scene.level(),
                        u.throwing()
                                .of("SP-19", "turns aloft")
                                .by(scene.casterName())
                                .secret());
        Effects.begin(
                u,
                scene,
                scene.caster().on(),
                "flies",
                Lengths.turns(u.state(), turns),
                Map.of(Effect.FLIES, INCHES, Effect.HEIGHT, 0),
                true,
                u.throwing().take());
    }

    @Override
    int rate(boolean battle) {
        return IN_ROUND;
    }

    @Override
    int highest(Scene scene, Effect effect) {
        return NO_LIMIT;
    }
}
