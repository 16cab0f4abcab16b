package org.woodgrain.rules.exploration;

import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.characters.Race;

/** Listening at doors; always in secret. */
public final class Listening {
    private Listening() {}

    /** Chances in six to hear what there is to hear. */
    @Rule({"UX-21", "CD-16"})
    public static int chance(Race race) {
        return race == Race.HUMAN ? 1 : 2;
    }

    /** One listener's die. */
    @Rule({"UX-21", "CD-16", "CD-17"})
    public static boolean hears(Throws dice, Profile profile, String name, Race race) {
        return dice.of(profile == Profile.ORIGINAL ? "UX-21" : "CD-16", "listening")
                .by(name)
                .secret()
                .atMost(chance(race))
                .roll(1, 6)
                .success();
    }

    /** The die of one posted at a door when something comes near: twice the usual chance. */
    @Rule({"UX-21", "EX-27"})
    public static boolean guardHears(Throws dice, String name, Race race) {
        return dice.of("EX-27", "a guard listens")
                .by(name)
                .secret()
                .atMost(2 * chance(race))
                .roll(1, 6)
                .success();
    }
}
