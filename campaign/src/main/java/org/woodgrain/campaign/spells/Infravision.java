package org.woodgrain.campaign.spells;

import java.util.Map;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** The recipient sees by heat in the dark, sixty feet, for a day. */
@Rule("SP-28")
final class Infravision extends OnFriend {

    @Override
    void on(Unfolding u, Scene scene, Effect.On who) {
        int turns = scene.spell().lasting().turns(scene.level(), scene.throwing(u, "turns"));
        Effects.begin(
                u,
                scene,
                who,
                "sees in the dark",
                new Lengths(Effect.Unit.TURNS, turns),
                Map.of(),
                false,
                u.throwing().take());
    }
}
