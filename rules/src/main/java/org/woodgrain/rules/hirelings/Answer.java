package org.woodgrain.rules.hirelings;

import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;

/** How somebody takes an offer of service. */
public enum Answer {
    /** He takes it as an insult; a monster attacks. */
    INSULTED,
    /** He wants nothing more to do with it. */
    HOSTILE,
    /** He may be had for more. */
    UNCERTAIN,
    ACCEPTS,
    /** He accepts gladly, and serves the more loyally. */
    ENTHUSIAST;

    /** How many throws one person gives to all offers together (NP-15). */
    public static final int MOST_THROWS = 3;

    private static final int ZEAL = 3;

    /** Throws two dice; totals under 2 count as 2 and over 12 as 12. */
    @Rule("NP-13")
    public static Answer to(Throws dice, int modifier) {
        return of(dice.of("NP-13", "how the offer is taken")
                .secret()
                .plus(modifier)
                .roll(2, 6)
                .total());
    }

    /** What a total means. */
    @Rule({"NP-13", "NP-14", "NP-15", "NP-16"})
    public static Answer of(int total) {
        return total <= 2
                ? INSULTED
                : total <= 5 ? HOSTILE : total <= 8 ? UNCERTAIN : total <= 11 ? ACCEPTS : ENTHUSIAST;
    }

    public boolean accepted() {
        return this == ACCEPTS || this == ENTHUSIAST;
    }

    /** Whether nothing more can be offered (NP-14). */
    @Rule("NP-14")
    public boolean closed() {
        return this == INSULTED || this == HOSTILE;
    }

    /** Added to the loyalty of one who accepts. */
    @Rule("NP-16")
    public int loyalty() {
        return this == ENTHUSIAST ? ZEAL : 0;
    }
}
