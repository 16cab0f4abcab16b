package org.woodgrain.campaign.spells;

import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.FoeId;

/** Casters by the ids under which effects name their makers. */
final class Casters {
    private Casters() {}

    static Caster of(CampaignState state, String maker) {
        CharacterId member = new CharacterId(maker);
        return state.adventurers().containsKey(member)
                ? new Caster.Member(member)
                : new Caster.Monster(new FoeId(maker));
    }
}
