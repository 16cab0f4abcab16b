package org.woodgrain.campaign.battle;

import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.experience.Treasure;

/** Raiders go for whoever carries most, if it is worth their while: ten gold pieces for each of them. */
final class Plunder {
    private static final int EACH = 10 * Coins.GOLD;

    private Plunder() {}

    /** What one of the company must carry at least to tempt them, in copper pieces. */
    @Rule("EN-32")
    static int tempting(CampaignState state) {
        return EACH * state.encounter().map(meeting -> meeting.able().size()).orElse(1);
    }

    /** What somebody carries, in copper pieces. */
    static int worth(Field field, CampaignState state, int target) {
        return field.fighter(target) instanceof Fighter.Member member
                ? state.adventurer(member.id())
                        .map(who -> Treasure.worth(who.purse(), who.items()))
                        .orElse(0)
                : 0;
    }
}
