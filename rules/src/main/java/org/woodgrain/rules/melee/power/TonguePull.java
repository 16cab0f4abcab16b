package org.woodgrain.rules.melee.power;

import org.woodgrain.rules.melee.Affliction;
import org.woodgrain.rules.melee.Blows;
import org.woodgrain.rules.melee.HitPower;
import org.woodgrain.rules.monsters.OnHit;
import org.woodgrain.rules.monsters.Size;

/** A long tongue: a small target that it hits is drawn to the mouth. */
public record TonguePull(OnHit.Tongue tongue) implements HitPower {
    @Override
    public void after(Blows blows, int attacker, int target, int form, int natural) {
        boolean small = blows.combatant(target).size().compareTo(Size.SMALL) <= 0;
        if (small && !blows.fight().out(target)) {
            blows.recorder().afflicted(target, attacker, Affliction.PULLED, 0);
        }
    }
}
