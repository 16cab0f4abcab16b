package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.rules.Rule;

/** Doors that a spell keeps shut. */
public final class HeldDoors {
    static final List<String> KINDS = List.of("SP-02");

    private HeldDoors() {}

    /** Whether nobody opens the door by force, the caster and monsters included. */
    @Rule("SP-02")
    public static boolean held(CampaignState state, String level, Edge edge) {
        return find(state, level, edge).isPresent();
    }

    static Optional<Effect> find(CampaignState state, String level, Edge edge) {
        return Effects.find(state, new Effect.On.OnDoor(level, edge), KINDS);
    }
}
