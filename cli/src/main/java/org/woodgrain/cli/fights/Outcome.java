package org.woodgrain.cli.fights;

import org.woodgrain.lab.fights.Setting;
import org.woodgrain.lab.fights.Tally;
import org.woodgrain.rules.Profile;

/** What was asked for and what came of it. */
record Outcome(Setting setting, Profile profile, long seed, long asked, Tally tally) {
    static String letter(int side) {
        return side == 0 ? "A" : "B";
    }
}
