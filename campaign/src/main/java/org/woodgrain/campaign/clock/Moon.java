package org.woodgrain.campaign.clock;

import org.woodgrain.campaign.state.Clock;

/** The moon, which is full for three nights in every twenty-eight. */
public final class Moon {
    private Moon() {}

    /** Whether the sun is down: from six in the evening to six in the morning. */
    public static boolean night(Clock clock) {
        return clock.night();
    }

    /** Whether a full moon is in the sky. */
    public static boolean full(Clock clock) {
        return clock.fullMoon();
    }
}
