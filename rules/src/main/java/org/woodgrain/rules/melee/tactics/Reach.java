package org.woodgrain.rules.melee.tactics;

import org.woodgrain.rules.Rule;
import org.woodgrain.rules.melee.Conduct;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.melee.Matchup;

/** Spears and pole arms that reach past the first rank. */
public final class Reach {
    private Reach() {}

    /** Whether one stands in the second rank with such a weapon, and the foe is in reach. */
    @Rule("CC-12")
    public static boolean past(Fight fight, int who) {
        Matchup matchup = fight.matchup();
        if (!matchup.combatant(who).state().reach() || fight.ranks().inFront(who) || !fight.inReach()) {
            return false;
        }
        int behind = 0;
        for (int each = 0; each < who; each++) {
            behind += matchup.side(each) == matchup.side(who)
                            && fight.able(each)
                            && !fight.ranks().inFront(each)
                    ? 1
                    : 0;
        }
        return behind < matchup.ground().abreast(false);
    }

    /** Whom one strikes past his own first rank; {@link Conduct#NOBODY} if no foe stands in front. */
    @Rule("CC-12")
    public static int target(Fight fight, int who) {
        int enemy = 1 - fight.matchup().side(who);
        int count = fight.ranks().size(enemy);
        return count == 0 ? Conduct.NOBODY : fight.ranks().at(enemy, who % count);
    }
}
