package org.woodgrain.rules.hirelings;

import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.characters.Alignment;

/** Whether a monster, or a man met underground, can be won for gold. */
public final class WonMonsters {
    private static final int PER_DIE = 25;

    private WonMonsters() {}

    /** Whether its side allows it to serve this master; only those of one alignment serve for reward. */
    @Rule("NP-17")
    public static boolean willing(Alignment master, Alignment monster) {
        return master == monster;
    }

    /**
     * The least that it must be given.
     *
     * @param dice hit dice, any plus counted as one die more (XP-04)
     * @param beast whether it has no mind for gold and takes food worth half as much
     * @return gold pieces
     */
    @Rule("NP-20")
    public static int reward(int dice, boolean beast) {
        int gold = PER_DIE * Math.max(1, dice);
        return beast ? (gold + 1) / 2 : gold;
    }

    /** Whether somebody buys a captive; one throw a month. */
    @Rule("NP-24")
    public static boolean bought(Throws dice, String captive) {
        return dice.of("NP-24", "a buyer").by(captive).atMost(2).roll(1, 6).success();
    }
}
