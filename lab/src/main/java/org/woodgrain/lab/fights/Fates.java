package org.woodgrain.lab.fights;

import java.util.Arrays;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.melee.Fight;

/** Who has left a fight alive. */
final class Fates {
    private static final int FLED = 1;
    private static final int YIELDED = 2;

    private final int[] fate;

    Fates(int size) {
        fate = new int[size];
    }

    void begin() {
        Arrays.fill(fate, 0);
    }

    void flees(Fight fight, int who) {
        leaves(fight, who, FLED);
    }

    void yields(Fight fight, int who) {
        leaves(fight, who, YIELDED);
    }

    private void leaves(Fight fight, int who, int how) {
        if (!fight.out(who)) {
            fate[who] = how;
            fight.leave(who);
        }
    }

    boolean fled(int who) {
        return fate[who] == FLED;
    }

    boolean yielded(int who) {
        return fate[who] == YIELDED;
    }

    /** Whether somebody is dead, or turned to stone, or lies senseless among foes when nobody stands by him any more. */
    @Rule({"CB-18", "CB-22"})
    boolean slain(Fight fight, int who) {
        return fight.out(who) ? fate[who] == 0 : fight.hitPoints(who) <= 0 && lost(fight, who);
    }

    private static boolean lost(Fight fight, int who) {
        int side = fight.matchup().side(who);
        return fight.helpless(who) && fight.ableOf(side) == 0 && fight.ableOf(1 - side) > 0;
    }
}
