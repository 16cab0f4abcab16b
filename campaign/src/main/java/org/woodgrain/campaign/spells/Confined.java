package org.woodgrain.campaign.spells;

import org.woodgrain.rules.Option;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;

/** What becomes of a missile spell for whose whole length or shape there is no room; the original game leaves a choice. */
enum Confined {
    /** It comes back for what is missing (UX-29). */
    REBOUND,
    /** It blasts the stone away for what is missing (UX-30). */
    BLAST,
    /** It blasts away a foot for each ten that are missing, and comes back for half of what is missing (UX-31). */
    COMPROMISE;

    private static final int FEET = 10;

    /** As the house rules of a campaign have it. */
    @Rule({"UX-30", "UX-31"})
    static Confined of(Ruleset rules) {
        if (!rules.original()) {
            return REBOUND;
        }
        return rules.on(Option.BLAST_STONE) ? BLAST : rules.on(Option.HALF_REBOUND) ? COMPROMISE : REBOUND;
    }

    /** Feet, or cubes, that come back of so many that are missing. */
    int comesBack(int missing) {
        return switch (this) {
            case REBOUND -> missing;
            case BLAST -> 0;
            case COMPROMISE -> missing / 2;
        };
    }

    /** Feet of stone that are blasted away. */
    int blasts(int missing) {
        return switch (this) {
            case REBOUND -> 0;
            case BLAST -> missing;
            case COMPROMISE -> missing / FEET;
        };
    }
}
