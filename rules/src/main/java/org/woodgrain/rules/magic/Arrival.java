package org.woodgrain.rules.magic;

import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;

/** How one who teleports arrives, by how well he knows the place. */
@Rule("SP-45")
public final class Arrival {
    private static final int HUNDRED = 100;
    private static final int GUESSED_DEATH = 75;

    private Arrival() {}

    /** How well a place is known. */
    public enum Knowledge {
        /** A guess. */
        NONE,
        /** Seen once, on a good map or by magic. */
        GENERAL,
        /** A whole day was spent there, or it is home. */
        STUDIED
    }

    /** How it went. */
    public enum Outcome {
        SAFE,
        DEAD,
        /** Below the floor. */
        LOW,
        /** Above the floor. */
        HIGH
    }

    /** The arrival for a throw of 1 to 100. */
    public static Outcome of(Knowledge knowledge, int percent) {
        return switch (knowledge) {
            case NONE -> percent <= GUESSED_DEATH ? Outcome.DEAD : Outcome.SAFE;
            case GENERAL -> percent <= 10 ? Outcome.LOW : percent > 90 ? Outcome.HIGH : Outcome.SAFE;
            case STUDIED -> percent <= 1 ? Outcome.LOW : percent > 96 ? Outcome.HIGH : Outcome.SAFE;
        };
    }

    /** Throws for the arrival. */
    public static Outcome thrown(Throws dice, String name, Knowledge knowledge) {
        return of(
                knowledge,
                dice.of("SP-45", "the arrival")
                        .by(name)
                        .on(DiceStream.PLAYERS)
                        .roll(1, HUNDRED)
                        .total());
    }

    /** Sides of the die that says how many tens of feet too high he arrives. */
    public static int highDie(Knowledge knowledge) {
        return knowledge == Knowledge.STUDIED ? 4 : 10;
    }
}
