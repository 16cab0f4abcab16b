package org.woodgrain.rules.melee.power;

import org.woodgrain.rules.melee.Affliction;
import org.woodgrain.rules.melee.Blows;
import org.woodgrain.rules.melee.HitPower;
import org.woodgrain.rules.monsters.OnHit;

/** Swallowing: a bite that beats its number by enough, or a natural 20, takes a victim of that size or less inside. */
public record Swallowing(OnHit.Swallow swallow) implements HitPower {
    private static final int BEST = 20;

    @Override
    public void after(Blows blows, int attacker, int target, int form, int natural) {
        boolean whole = natural == BEST
                || (swallow.margin() < BEST
                        && natural > 0
                        && natural >= blows.fight().matchup().need(form, target) + swallow.margin());
        if (whole && blows.combatant(target).size().compareTo(swallow.upTo()) <= 0) {
            blows.recorder().afflicted(target, attacker, Affliction.SWALLOWED, 0);
            blows.fight().leave(target);
        }
    }
}
