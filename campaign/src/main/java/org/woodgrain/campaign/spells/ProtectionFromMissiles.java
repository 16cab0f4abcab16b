package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Plain missiles from creatures no greater than men do nothing to the recipient. */
@Rule("SP-31")
public final class ProtectionFromMissiles extends OnFriend {
    private static final List<String> KINDS = List.of("SP-31");

    /** Whether somebody stands under it. */
    public static boolean covers(CampaignState state, Effect.On who) {
        return Effects.find(state, who, KINDS).isPresent();
    }

    @Override
    void on(Unfolding u, Scene scene, Effect.On who) {
        int turns = scene.spell().lasting().turns(scene.level(), scene.throwing(u, "turns"));
        Effects.begin(
                u,
                scene,
                who,
                "proof against plain missiles",
                Lengths.turns(u.state(), turns),
                Map.of(),
                false,
                u.throwing().take());
    }

    @Override
    public List<List<String>> wits(Scene scene) {
        return self(scene);
    }
}
