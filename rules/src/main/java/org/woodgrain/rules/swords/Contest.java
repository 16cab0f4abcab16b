package org.woodgrain.rules.swords;

import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;

/** A sword and its bearer want different things. */
public final class Contest {
    private static final int HUNDRED = 100;
    /** A lead that settles everything. */
    private static final int MASTERY = 6;
    /** A lead that settles what is of no great moment. */
    private static final int UPPER_HAND = 2;

    private Contest() {}

    /** Who has his way. */
    public enum Winner {
        SWORD,
        BEARER;

        Winner other() {
            return this == SWORD ? BEARER : SWORD;
        }
    }

    /** What is at stake. */
    public enum Situation {
        /** Day by day, of no great moment. */
        EVERYDAY,
        /** A fight begins, the bearer would flee, or treasure is divided. */
        STRESS,
        /** What the sword's own pride or purpose hangs on. */
        KEY
    }

    /**
     * Who has his way by two totals, thrown for where the lead is not great enough.
     *
     * @param sword the sword's total
     * @param bearer the total of the bearer
     * @param name of the bearer
     */
    @Rule("SW-49")
    public static Winner byTotals(Throws dice, WillTables tables, int sword, int bearer, String name) {
        int lead = Math.abs(sword - bearer);
        int chance = tables.influence().at(lead);
        Winner higher = lead < UPPER_HAND || sword > bearer ? Winner.SWORD : Winner.BEARER;
        if (chance >= HUNDRED) {
            return higher;
        }
        boolean has = dice.of("SW-49", "whose will prevails")
                .by(name)
                .atMost(chance)
                .roll(1, HUNDRED)
                .success();
        return has ? higher : higher.other();
    }

    /** How much egoism leads over the bearer's level; below 0 if he leads. */
    @Rule("SW-52")
    public static int lead(int egoism, int level) {
        return egoism - level;
    }

    /**
     * Who has his way between two who have long been together.
     *
     * @param level of a fighter; 0 for whoever swords do not serve
     * @param situation what is at stake
     */
    @Rule({"SW-53", "SW-54"})
    public static Winner lasting(
            Throws dice, WillTables tables, SwordMind sword, Bearer bearer, int level, Situation situation) {
        int lead = lead(sword.egoism(), level);
        Winner leader = lead > 0 ? Winner.SWORD : Winner.BEARER;
        if (Math.abs(lead) >= MASTERY) {
            return leader;
        }
        if (situation == Situation.KEY) {
            return byTotals(dice, tables, sword.total(), bearer.total(dice, tables), bearer.name());
        }
        if (Math.abs(lead) >= UPPER_HAND) {
            return leader;
        }
        return situation == Situation.STRESS
                ? byTotals(dice, tables, sword.egoism(), level, bearer.name())
                : Winner.BEARER;
    }

    /** Whether a sword is master of whoever takes it up, as soon as he does. */
    public static boolean masters(int sword, int bearer) {
        return sword - bearer >= MASTERY;
    }
}
