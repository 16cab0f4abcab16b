package org.woodgrain.rules.melee.power;

import org.woodgrain.rules.melee.Affliction;
import org.woodgrain.rules.melee.Blows;
import org.woodgrain.rules.melee.HitPower;
import org.woodgrain.rules.monsters.OnHit;

/** Strength drain: each hit takes strength for some turns, without a save. */
public record StrengthDrain(OnHit.DrainStrength drain) implements HitPower {
    @Override
    public void after(Blows blows, int attacker, int target, int form, int natural) {
        if (!EnergyDrain.lifeless(blows.combatant(target))) {
            blows.recorder().afflicted(target, attacker, Affliction.WEAKENED, drain.points());
        }
    }
}
