package org.woodgrain.rules.exploration;

import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;

/** How doors behave. */
public final class Doors {
    private Doors() {}

    /** Whether a door left open falls shut: on 1 to 5 of a die that the referee throws once for each time it is left. */
    @Rule({"UX-15", "CD-12"})
    public static boolean fallsShut(Throws dice) {
        return dice.of("UX-15", "door falls shut").secret().atMost(5).roll(1, 6).success();
    }
}
