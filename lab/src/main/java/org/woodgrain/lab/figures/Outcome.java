package org.woodgrain.lab.figures;

import org.woodgrain.lab.fights.Setting;
import org.woodgrain.lab.fights.Tally;
import org.woodgrain.rules.Profile;

/**
 * Many fights that were asked for, and what came of them.
 *
 * @param asked how many were asked for; fewer may have been fought
 */
public record Outcome(Setting setting, Profile profile, long seed, long asked, Tally tally) {
    /** The letter by which a side is told. */
    static String letter(int side) {
        return side == 0 ? "A" : "B";
    }
}
