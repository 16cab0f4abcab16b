package org.woodgrain.campaign.sight;

import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.rules.Rule;

/** The light of the sky over the company's place. */
public final class Skylight {
    /** Feet that one sees by day: two hundred and forty yards, as far as meetings out of doors begin. */
    private static final int BY_DAY = 720;

    private static final int BY_FULL_MOON = 60;
    private static final int BY_STARS = 30;

    private Skylight() {}

    /** Feet that one sees by it: none under a roof, or on a night of clouds. */
    @Rule("SP-72")
    public static int feet(CampaignState state) {
        if (!open(state)) {
            return 0;
        }
        if (!state.clock().night()) {
            return BY_DAY;
        }
        return Outdoors.now(state).overcast() ? 0 : state.clock().fullMoon() ? BY_FULL_MOON : BY_STARS;
    }

    /** Whether it is day about the company, bright or dull. */
    public static boolean day(CampaignState state) {
        return open(state) && !state.clock().night();
    }

    /** Whether the sun shines on the company: no clouds are before it. */
    @Rule("SP-72")
    public static boolean sun(CampaignState state) {
        return day(state) && !Outdoors.now(state).overcast();
    }

    private static boolean open(CampaignState state) {
        return state.underground().isPresent() && Outdoors.drawn(state).open();
    }
}
