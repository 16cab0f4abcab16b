package org.woodgrain.rules.melee;

import org.woodgrain.rules.Rule;

/** Those whom their last hit point leaves senseless and not dead, where a house rule has it so. */
final class Swoon {
    private Swoon() {}

    /** Whether somebody who has no hit points left lies senseless now, and lives. */
    @Rule({"CB-18", "CC-43"})
    static boolean takes(Blows blows, int who, int by) {
        Fight fight = blows.fight();
        if (!fight.matchup().quirks.lingers(who, fight.hitPoints(who))) {
            return false;
        }
        fight.fell(who);
        blows.recorder().senseless(who, by);
        return true;
    }
}
