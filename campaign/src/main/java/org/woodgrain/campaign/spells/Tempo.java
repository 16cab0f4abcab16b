package org.woodgrain.campaign.spells;

import java.util.List;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.rules.Rule;

/** What Haste and Slow do to the attacks of a round. */
public final class Tempo {
    static final List<String> HASTE = List.of("SP-30");
    static final List<String> SLOW = List.of("SP-29");

    /** The number that holds the round in which Slow was cast. */
    static final String SINCE = "since";

    private Tempo() {}

    /** Whether somebody attacks twice in a round, with all his blows or a missile each time. */
    @Rule("SP-30")
    public static boolean twice(CampaignState state, Effect.On who) {
        return Effects.find(state, who, HASTE).isPresent();
    }

    /** Whether somebody does not attack in a round: every second one from that of the casting on. */
    @Rule("SP-29")
    public static boolean misses(CampaignState state, Effect.On who, int round) {
        return Effects.find(state, who, SLOW)
                .filter(effect -> (round - effect.number(SINCE)) % 2 == 0)
                .isPresent();
    }
}
