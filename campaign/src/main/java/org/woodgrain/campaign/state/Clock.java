package org.woodgrain.campaign.state;

import org.woodgrain.rules.Profile;

/**
 * The campaign's time.
 *
 * @param day the first day of play is 1
 * @param turn whole turns of ten minutes since the day began, 0 to 143
 * @param ticks used of the present turn, 0 to {@link #TURN} - 1; a part of a turn is kept exact (UX-02)
 */
public record Clock(int day, int turn, int ticks) {
    /** Ticks in a turn; divides evenly by every pace and every round. */
    public static final int TURN = 4320;

    /** A quarter of a turn (UX-06). */
    public static final int QUARTER = TURN / 4;

    public static final int TURNS_IN_DAY = 144;

    /** Play begins in the morning of the first day. */
    public static final Clock START = new Clock(1, 48, 0);

    private static final int MONTH = 28;
    private static final int FIRST_FULL = 14;
    private static final int FULL_NIGHTS = 3;
    private static final int DAWN = 36;
    private static final int DUSK = 108;

    /** Whether the sun is down: from six in the evening to six in the morning. */
    public boolean night() {
        return turn < DAWN || turn >= DUSK;
    }

    /** Whether a full moon is in the sky; the hours before dawn belong to the night that began the evening before. */
    public boolean fullMoon() {
        int evening = turn < DAWN ? day - 1 : day;
        return night() && Math.floorMod(evening - FIRST_FULL, MONTH) < FULL_NIGHTS;
    }

    /** Ticks of one combat round: ten to the turn, or sixty in classic (UX-09, CE-03). */
    public static int round(Profile profile) {
        return profile == Profile.ORIGINAL ? TURN / 10 : TURN / 60;
    }
}
