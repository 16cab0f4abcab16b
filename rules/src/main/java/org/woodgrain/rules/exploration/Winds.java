package org.woodgrain.rules.exploration;

import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.SpanTable;
import org.woodgrain.rules.Throws;

/**
 * The throws for the wind.
 *
 * @param force on 2d6, of the original procedures
 * @param from on a d8
 */
public record Winds(SpanTable<WindForce> force, SpanTable<Bearing> from) {
    private static final int DIE = 6;
    private static final int POINTS = 8;
    private static final int NONE = 2;
    private static final int STORM = 12;

    /** How hard it blows: in four bands, or in the classic procedures none, an ordinary wind or a gale. */
    @Rule("NA-19")
    public WindForce force(Throws dice, Profile profile) {
        return switch (profile) {
            case ORIGINAL -> force.at(dice.of("NA-19", "the wind").roll(2, DIE).total());
            case CLASSIC -> classic(dice.of("CS-20", "the wind").roll(2, DIE).total());
        };
    }

    private static WindForce classic(int total) {
        return total <= NONE ? WindForce.CALM : total < STORM ? WindForce.LIGHT : WindForce.GALE;
    }

    /** Where it comes from. */
    @Rule("NA-24")
    public Bearing from(Throws dice) {
        return from.at(dice.of("NA-24", "where it blows from").roll(1, POINTS).total());
    }
}
