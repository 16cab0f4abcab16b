package org.woodgrain.rules.melee;

import org.woodgrain.rules.Rule;

/** Blows between those who stand on the fantasy table of the miniatures rules: two dice against its number. */
final class Duel {
    private static final int DIE = 6;

    private Duel() {}

    /** One blow: driven back or killed, the target takes one hit and stays where he is. */
    @Rule("CB-34")
    static boolean strike(Blows blows, int attacker, int form, int target, int need) {
        int side = blows.sideOf(attacker);
        int thrown = blows.die(side, DIE) + blows.die(side, DIE);
        boolean hit = thrown >= need;
        blows.recorder().blow(attacker, target, form, need, thrown, hit);
        if (hit) {
            blows.land(attacker, form, target, 0);
        }
        return hit;
    }
}
