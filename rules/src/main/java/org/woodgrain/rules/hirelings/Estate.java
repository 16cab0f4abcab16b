package org.woodgrain.rules.hirelings;

import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;

/** What a lost character leaves at home, and who has it. */
public final class Estate {
    /** Days after which one who has vanished is given up (NP-34). */
    public static final int MONTH = 28;

    private static final int TENTH = 10;
    private static final int YIELDS = 6;
    private static final int RESENTFUL = 6;
    private static final int BITTER = 3;

    private Estate() {}

    /** The tax on goods and money in gold pieces, rounded up; paid on inheriting and again on giving back. */
    @Rule({"NP-35", "NP-37"})
    public static int tax(int worth) {
        return (worth + TENTH - 1) / TENTH;
    }

    /** Whether the heir gives it back to the one who has returned; one throw a month. */
    @Rule("NP-37")
    public static boolean yields(Throws dice, int charisma) {
        return dice.of("NP-37", "whether the heir yields")
                .secret()
                .plus(charisma)
                .atLeast(YIELDS)
                .roll(2, 6)
                .success();
    }

    /** What staying on as the other's hireling costs the heir's loyalty: 0 to -6. */
    @Rule("NP-38")
    public static int resentment(Throws dice) {
        return 1 - dice.of("NP-38", "the heir's resentment").secret().roll(1, 7).total();
    }

    /** Chance in a hundred, each month, that such a relative plots. */
    @Rule("NP-39")
    public static int intrigue(int loyalty) {
        return loyalty <= BITTER ? 25 : loyalty <= RESENTFUL ? 10 : 0;
    }

    /** Whether a plot begins this month; nothing is thrown for one who is content. */
    @Rule("NP-39")
    public static boolean plots(Throws dice, int loyalty) {
        int chance = intrigue(loyalty);
        return chance > 0
                && dice.of("NP-39", "whether the relative plots")
                        .secret()
                        .atMost(chance)
                        .roll(1, 100)
                        .success();
    }
}
