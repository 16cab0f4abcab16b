package org.woodgrain.campaign.delve;

import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Expedition;
import org.woodgrain.campaign.unfold.Unfolding;

/**
 * Marks of what was tried, kept with the level. Those of one expedition carry its first day, so that they lapse by
 * themselves when the company comes back another time (CD-18, CD-29).
 */
final class Marks {
    private Marks() {}

    /** A mark that holds for this expedition. */
    static String now(CampaignState state, String what, Object where, Object who) {
        int day = state.expedition().map(Expedition::firstDay).orElse(0);
        return what + "|" + where + "|" + who + "|" + day;
    }

    /** A mark that holds for the present turn of this expedition. */
    static String thisTurn(CampaignState state, String what, Object where, Object who) {
        int turn = state.expedition().map(Expedition::turn).orElse(0);
        return now(state, what, where, who) + "|" + turn;
    }

    static boolean set(CampaignState state, String mark) {
        return state.underground()
                .map(at -> state.level(at.level()).tried().contains(mark))
                .orElse(false);
    }

    static void set(Unfolding u, String mark) {
        if (!set(u.state(), mark)) {
            u.state().underground().ifPresent(at -> u.emit(new DelveEvent.Noted(at.level(), mark)));
        }
    }
}
