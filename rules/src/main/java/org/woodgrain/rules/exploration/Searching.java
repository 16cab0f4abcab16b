package org.woodgrain.rules.exploration;

import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.characters.Race;

/** Searching walls, floors and chests; always in secret. */
public final class Searching {
    private Searching() {}

    /** Chances in six to find a secret door, or a hidden thing that counts as one, in the right place. */
    @Rule({"UX-10", "CD-07", "CH-44"})
    public static int chance(Profile profile, Race race) {
        return switch (profile) {
            case ORIGINAL -> race == Race.ELF ? 4 : 2;
            case CLASSIC -> race == Race.ELF ? 2 : 1;
        };
    }

    /** One searcher's die for secret doors and hidden things; thrown whether or not there is anything to find. */
    @Rule({"UX-10", "CD-07", "CD-28"})
    public static boolean finds(Throws dice, Profile profile, String name, Race race) {
        return dice.of(profile == Profile.ORIGINAL ? "UX-10" : "CD-07", "searching")
                .by(name)
                .secret()
                .atMost(chance(profile, race))
                .roll(1, 6)
                .success();
    }

    /** Whether an elf who passes a secret door feels that something is there. */
    @Rule({"UX-11", "CH-44"})
    public static boolean elfSenses(Throws dice, String name) {
        return dice.of("UX-11", "an elf passes")
                .by(name)
                .secret()
                .atMost(2)
                .roll(1, 6)
                .success();
    }
}
