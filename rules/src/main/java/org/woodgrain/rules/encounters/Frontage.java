package org.woodgrain.rules.encounters;

import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.monsters.Intelligence;

/** How many can fight side by side, and what the others do. */
public final class Frontage {
    private Frontage() {}

    /**
     * How many figures go abreast.
     *
     * @param feet width of the place
     * @param wide whether one of them swings a weapon that needs room
     */
    @Rule({"UX-32", "CC-13"})
    public static int abreast(int feet, boolean wide) {
        return Math.max(1, feet / 10 * (wide ? 2 : 3));
    }

    /**
     * How many of those behind go round by another way: half of them, if more than two ranks have to wait and they have
     * the wit for it.
     *
     * @param number how many there are
     * @param abreast how many fight side by side
     */
    @Rule("EN-20")
    public static int goRound(int number, int abreast, Intelligence mind, boolean otherEntry) {
        int behind = number - abreast;
        return otherEntry && mind != Intelligence.NON && behind > 2 * abreast ? behind / 2 : 0;
    }

    /** Rounds until they appear by the other way. */
    @Rule("EN-20")
    public static int roundsRound(Profile profile, Throws dice) {
        return dice.of("EN-20", "going round")
                .secret()
                .times(profile == Profile.ORIGINAL ? 1 : 6)
                .roll(1, 6)
                .total();
    }
}
