package org.woodgrain.campaign.traps;

import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Expedition;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;

/** Alarms that have been rung on this expedition, so that those who live on the level await the company. */
public final class Alarms {
    private Alarms() {}

    private static String mark(CampaignState state) {
        return "alarm|||" + state.expedition().map(Expedition::firstDay).orElse(0);
    }

    static void ring(Unfolding u) {
        if (!rung(u.state()) && u.state().place() instanceof Place.Underground at) {
            u.emit(new DelveEvent.Noted(at.level(), mark(u.state())));
        }
    }

    public static boolean rung(CampaignState state) {
        return state.underground()
                .map(at -> state.level(at.level()).tried().contains(mark(state)))
                .orElse(false);
    }
}
