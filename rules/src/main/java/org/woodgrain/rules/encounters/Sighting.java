package org.woodgrain.rules.encounters;

import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;

/** How far apart the sides are when they meet. */
public final class Sighting {
    private Sighting() {}

    /**
     * The distance in feet.
     *
     * @param oneSided whether just one side is surprised
     * @param open feet of the open stretch to the nearest wall, door or corner on that way
     * @param fixed feet if the map settles where both sides are, which the classic game then uses; 0 if it does not
     */
    public static int feet(Profile profile, Throws dice, boolean oneSided, int open, int fixed) {
        int thrown = profile == Profile.ORIGINAL ? original(dice, oneSided) : classic(dice, fixed);
        return Math.max(10, Math.min(thrown, open));
    }

    private static int original(Throws dice, boolean oneSided) {
        return oneSided ? surprised(dice) : seen(dice);
    }

    @Rule("EN-01")
    private static int seen(Throws dice) {
        return dice.of("EN-01", "distance").secret().times(10).roll(2, 4).total();
    }

    @Rule("EN-04")
    private static int surprised(Throws dice) {
        return (dice.of("EN-04", "distance at surprise").secret().roll(1, 6).total() + 1) / 2 * 10;
    }

    @Rule({"CE-10", "CD-41"})
    private static int classic(Throws dice, int fixed) {
        return fixed > 0
                ? fixed
                : dice.of("CE-10", "distance").secret().times(10).roll(2, 6).total();
    }
}
