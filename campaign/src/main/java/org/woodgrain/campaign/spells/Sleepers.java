package org.woodgrain.campaign.spells;

import java.util.List;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Those whom Sleep has taken. */
public final class Sleepers {
    static final List<String> KINDS = List.of("SP-08");

    private Sleepers() {}

    public static boolean asleep(CampaignState state, Effect.On who) {
        return Effects.find(state, who, KINDS).isPresent();
    }

    /** A blow that did not kill wakes the sleeper; does nothing to others. */
    @Rule("SP-08")
    public static void struck(Unfolding u, Effect.On who) {
        Effects.end(u, who, KINDS, "woken by a blow");
    }

    /** A comrade has shaken the sleeper for a round. */
    @Rule("SP-08")
    public static void rouse(Unfolding u, CharacterId sleeper) {
        Effects.end(u, new Effect.On.OnCharacter(sleeper), KINDS, "shaken awake");
    }
}
