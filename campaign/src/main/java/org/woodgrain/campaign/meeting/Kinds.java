package org.woodgrain.campaign.meeting;

import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.sight.Lighting;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Whether the company sees what monsters are, and whether they see the company. */
final class Kinds {
    private Kinds() {}

    /** Tells what they are once they come into the light, or carry one, or are close enough to touch. */
    @Rule("EN-01")
    static void look(Unfolding u) {
        Host host = Host.of(u);
        if (!host.meeting().kindKnown() && seen(host)) {
            u.emit(new MeetingEvent.KindSeen());
        }
        if (Host.of(u).meeting().kindKnown()) {
            Beguiled.met(u);
        }
    }

    private static boolean seen(Host host) {
        CampaignState state = host.state();
        int distance = host.meeting().distance();
        boolean byHeat = Lighting.byHeat(state) && distance <= Lighting.INFRAVISION;
        return distance <= Math.max(Lighting.reach(state), Closing.REACH) || byHeat || carryLight(host);
    }

    /** Men of the classic game have no eyes for the dark and carry lights; all others go without. */
    @Rule({"UX-28", "CE-05"})
    static boolean carryLight(Host host) {
        return !host.original() && host.men() && !host.able().isEmpty();
    }

    /**
     * Whether monsters see the company from so far off with nothing between: its light from anywhere, by day as far as the
     * company sees, in the dark by heat up to sixty feet, or by a light of their own.
     */
    @Rule("UX-28")
    static boolean seeCompany(Host host, int feet) {
        int own = carryLight(host) ? Lighting.RADIUS : Lighting.INFRAVISION;
        return Lighting.lit(host.state()) || feet <= Math.max(own, Lighting.reach(host.state()));
    }
}
