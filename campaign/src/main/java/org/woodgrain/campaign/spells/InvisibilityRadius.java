package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/**
 * All within ten feet of the recipient are unseen with him; each shows himself by an attack of his own, and all by one of
 * the recipient's.
 */
@Rule("SP-27")
final class InvisibilityRadius extends OnFriend {
    private static final int FEET = 10;

    @Override
    void on(Unfolding u, Scene scene, Effect.On who) {
        int casting = Effects.casting(u);
        for (Effect.On each : Areas.within(scene, who, FEET)) {
            if (Saves.willing(scene, each)) {
                Effects.begin(
                        u,
                        scene,
                        each,
                        "invisible",
                        Lengths.LASTING,
                        Map.of(Effect.UNSEEN, 1, Effects.CASTING, casting, Vanished.CENTRE, each.equals(who) ? 1 : 0),
                        false,
                        u.throwing().take());
            }
        }
    }

    @Override
    public List<List<String>> wits(Scene scene) {
        return self(scene);
    }
}
