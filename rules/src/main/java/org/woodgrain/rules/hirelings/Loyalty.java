package org.woodgrain.rules.hirelings;

import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.Throws;

/** How faithful a hireling is, and what that does to him in danger. */
public final class Loyalty {
    /** At this score or less he leaves at the first chance. */
    public static final int DESERTS = 3;

    /** From this score on he never wavers. */
    public static final int STEADFAST = 19;

    private static final int LEAST_PAYMENT = -2;
    private static final int MOST_PAYMENT = 3;

    private Loyalty() {}

    /** What a hireling does when he is frightened. */
    public enum Conduct {
        STEADY,
        /** He does nothing for a round. */
        HANGS_BACK,
        /** He runs, or yields if he cannot. */
        FLEES
    }

    /**
     * The loyalty on entering service: three dice changed by charisma and payment in the original profile; charisma's
     * own figure in the classic one.
     *
     * @param charisma the employer's modifier, or in the classic profile the loyalty itself (CH-29)
     * @param payment the adjustment of the terms, held to -2 to +3
     */
    @Rule({"NP-26", "NP-27", "CC-39"})
    public static int onEntering(Ruleset rules, Throws dice, int charisma, int payment, Answer answer) {
        if (rules.classic()) {
            return charisma + answer.loyalty();
        }
        return dice.of("NP-26", "loyalty")
                .secret()
                .plus(charisma + Math.clamp(payment, LEAST_PAYMENT, MOST_PAYMENT) + answer.loyalty())
                .roll(3, 6)
                .total();
    }

    /** Added to his throws of morale in the original profile. */
    @Rule("NP-28")
    public static int morale(int loyalty) {
        return loyalty <= 6 ? -2 : loyalty <= 8 ? -1 : loyalty <= 12 ? 0 : loyalty <= 14 ? 1 : 2;
    }

    /** Whether he leaves at the first chance for his score; in the classic profile only a failed check sends him away. */
    @Rule({"NP-28", "NP-29"})
    public static boolean deserts(Ruleset rules, int loyalty) {
        return rules.original() && loyalty <= DESERTS;
    }

    /** Throws morale; the steadfast do not throw. */
    @Rule({"NP-28", "NP-30", "NP-31"})
    public static Conduct inDanger(Throws dice, String who, int loyalty) {
        if (loyalty >= STEADFAST) {
            return Conduct.STEADY;
        }
        int total = dice.of("NP-30", "morale")
                .by(who)
                .secret()
                .plus(morale(loyalty))
                .roll(2, 6)
                .total();
        return total <= 5 ? Conduct.FLEES : total <= 8 ? Conduct.HANGS_BACK : Conduct.STEADY;
    }

    /** Whether he stays in extreme peril in the classic profile; if not he flees, and leaves service afterwards. */
    @Rule({"CC-39", "NP-29"})
    public static boolean stays(Throws dice, String who, int loyalty) {
        return dice.of("CC-39", "loyalty")
                .by(who)
                .secret()
                .atMost(loyalty)
                .roll(2, 6)
                .success();
    }

    /** In a word, for one who reads his mind (NP-27). */
    @Rule("NP-27")
    public static String band(int loyalty) {
        return loyalty <= DESERTS
                ? "faithless"
                : loyalty <= 6
                        ? "poor"
                        : loyalty <= 8
                                ? "doubtful"
                                : loyalty <= 12
                                        ? "average"
                                        : loyalty <= 14 ? "good" : loyalty < STEADFAST ? "firm" : "unshakable";
    }
}
