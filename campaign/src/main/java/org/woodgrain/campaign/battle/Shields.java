package org.woodgrain.campaign.battle;

import java.util.List;
import org.woodgrain.campaign.spells.ProtectionFromMissiles;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Power;
import org.woodgrain.rules.monsters.Resistance;

/** What spells let a fighter withstand. */
final class Shields {
    private Shields() {}

    @Rule("SP-31")
    static List<Power> of(CampaignState state, Effect.On who) {
        return ProtectionFromMissiles.covers(state, who)
                ? List.of(new Resistance.Immune(List.of("plain-missiles")))
                : List.of();
    }
}
