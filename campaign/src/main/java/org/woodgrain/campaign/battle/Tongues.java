package org.woodgrain.campaign.battle;

import java.util.Optional;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.monsters.OnHit;

/** Monsters that strike farther than an arm's length. */
final class Tongues {
    private Tongues() {}

    /** Whom a long tongue reaches although the ranks are not at blows; empty if there is none, or no need of it. */
    static Optional<Integer> reach(Field field, Fight fight, int who) {
        if (fight.inReach() || !(field.fighter(who) instanceof Fighter.Opponent foe)) {
            return Optional.empty();
        }
        int enemy = 1 - fight.matchup().side(who);
        int count = fight.ranks().size(enemy);
        int place = fight.ranks().placeOf(who);
        return field.monster(foe.id())
                .power(OnHit.Tongue.class, fight.matchup().ruleset().profile())
                .filter(tongue -> tongue.feet() >= fight.distance() && place >= 0 && count > 0)
                .map(tongue -> fight.ranks().at(enemy, place % count));
    }
}
