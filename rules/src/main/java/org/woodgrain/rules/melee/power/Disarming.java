package org.woodgrain.rules.melee.power;

import org.woodgrain.rules.melee.Affliction;
import org.woodgrain.rules.melee.Blows;
import org.woodgrain.rules.melee.HitPower;
import org.woodgrain.rules.monsters.OnHit;

/** Disarming: a hit with a natural throw of that much or more strikes the weapon from the hand. */
public record Disarming(OnHit.Disarm disarm) implements HitPower {
    @Override
    public void after(Blows blows, int attacker, int target, int form, int natural) {
        if (natural >= disarm.natural()) {
            blows.recorder().afflicted(target, attacker, Affliction.DISARMED, 0);
        }
    }
}
