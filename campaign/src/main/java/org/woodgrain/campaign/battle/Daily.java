package org.woodgrain.campaign.battle;

import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;

/** Powers that a monster has so many times a day: what it has spent today, kept in one number with the day. */
final class Daily {
    private static final int MOST = 1000;

    private Daily() {}

    /** How often it was used today. */
    static int used(CampaignState state, Foe foe, String power) {
        int kept = foe.number(power);
        return kept / MOST == day(state) ? kept % MOST : 0;
    }

    /** The same for a monster by its id. */
    static int used(CampaignState state, FoeId id, String power) {
        return Names.foe(state, id).map(foe -> used(state, foe, power)).orElse(0);
    }

    /** It is used once more. */
    static void use(Unfolding u, FoeId id, String power) {
        int now = day(u.state()) * MOST + used(u.state(), id, power) + 1;
        u.emit(new BattleEvent.FoeMarked(id, power, now));
    }

    private static int day(CampaignState state) {
        return state.clock().day() - 1;
    }
}
