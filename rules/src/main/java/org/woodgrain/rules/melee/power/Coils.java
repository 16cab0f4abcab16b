package org.woodgrain.rules.melee.power;

import org.woodgrain.rules.Formula;
import org.woodgrain.rules.melee.Affliction;
import org.woodgrain.rules.melee.Blows;
import org.woodgrain.rules.melee.HitPower;
import org.woodgrain.rules.monsters.OnHit;

/**
 * Constriction: once the blow has hit, the victim is squeezed in each later round without a throw; by each arm for itself
 * where a creature has arms.
 */
public record Coils(OnHit.Constrict constrict) implements HitPower {
    @Override
    public void after(Blows blows, int attacker, int target, int form, int natural) {
        if (blows.combatant(target).ungrippable()) {
            return;
        }
        if (blows.fight().limbs().armed(attacker)) {
            blows.fight().limbs().hold(attacker, target);
        } else {
            blows.fight().holds().coil(attacker, target);
        }
        blows.recorder().afflicted(target, attacker, Affliction.CONSTRICTED, 0);
    }

    @Override
    public boolean holding() {
        return true;
    }

    @Override
    public void held(Blows blows, int attacker, int victim) {
        Formula damage = constrict.damage();
        int points = blows.sum(blows.sideOf(attacker), damage.count(), damage.sides(), damage.plus());
        blows.suffer(victim, attacker, "coils", points);
    }
}
