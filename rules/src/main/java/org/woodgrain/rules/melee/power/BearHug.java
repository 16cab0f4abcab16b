package org.woodgrain.rules.melee.power;

import org.woodgrain.rules.Formula;
import org.woodgrain.rules.melee.Blows;
import org.woodgrain.rules.melee.HitPower;
import org.woodgrain.rules.monsters.OnHit;

/**
 * A hug: the second paw that hits the same foe in a round does further damage; in the original profile, where there is
 * but one throw, a natural 18 or more does.
 *
 * @param hug its dice
 * @param second whether this is the second paw
 */
public record BearHug(OnHit.Hug hug, boolean second) implements HitPower {
    private static final int ORIGINAL_NATURAL = 18;

    @Override
    public void after(Blows blows, int attacker, int target, int form, int natural) {
        boolean squeezes;
        if (blows.ruleset().original()) {
            squeezes = natural >= ORIGINAL_NATURAL;
        } else if (second) {
            squeezes = blows.fight().pawed(attacker) == target;
        } else {
            blows.fight().paw(attacker, target);
            squeezes = false;
        }
        if (squeezes && !blows.combatant(target).ungrippable()) {
            Formula damage = hug.damage();
            int points = blows.sum(blows.sideOf(attacker), damage.count(), damage.sides(), damage.plus());
            blows.suffer(target, attacker, "a hug", points);
        }
    }
}
