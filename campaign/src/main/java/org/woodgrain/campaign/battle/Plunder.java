package org.woodgrain.campaign.battle;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.experience.Treasure;

/** Raiders go for whoever carries most, if it is worth their while: ten gold pieces for each of them. */
final class Plunder {
    private static final int EACH = 10 * Coins.GOLD;

    private Plunder() {}

    /** The one in reach with most treasure about him; empty if nobody has enough to tempt them. */
    @Rule("EN-32")
    static Optional<Integer> richest(Field field, CampaignState state, List<Integer> reach) {
        int least =
                EACH * state.encounter().map(meeting -> meeting.able().size()).orElse(1);
        return reach.stream()
                .filter(target -> worth(field, state, target) >= least)
                .max(Comparator.comparingInt((Integer target) -> worth(field, state, target))
                        .thenComparing(Comparator.reverseOrder()));
    }

    private static int worth(Field field, CampaignState state, int target) {
        return field.fighter(target) instanceof Fighter.Member member
                ? state.adventurer(member.id())
                        .map(who -> Treasure.worth(who.purse(), who.items()))
                        .orElse(0)
                : 0;
    }
}
