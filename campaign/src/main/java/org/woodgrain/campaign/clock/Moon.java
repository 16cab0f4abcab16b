package org.woodgrain.campaign.clock;

import org.woodgrain.campaign.state.Clock;

/** The moon, which is full for three nights in every twenty-eight. */
public final class Moon {
    private static final int MONTH = 28;
    private static final int FIRST_FULL = 14;
    private static final int FULL_NIGHTS = 3;
    private static final int DAWN = 36;

    private Moon() {}

    /** Whether the sun is down: from six in the evening to six in the morning. */
    public static boolean night(Clock clock) {
        return clock.night();
    }

    /** Whether a full moon is in the sky; the hours before dawn belong to the night that began the evening before. */
    public static boolean full(Clock clock) {
        int evening = clock.turn() < DAWN ? clock.day() - 1 : clock.day();
        int night = Math.floorMod(evening - FIRST_FULL, MONTH);
        return night(clock) && night < FULL_NIGHTS;
    }
}
