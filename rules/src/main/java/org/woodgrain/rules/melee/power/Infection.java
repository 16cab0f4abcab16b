package org.woodgrain.rules.melee.power;

import org.woodgrain.rules.melee.Affliction;
import org.woodgrain.rules.melee.Blows;
import org.woodgrain.rules.melee.HitPower;
import org.woodgrain.rules.monsters.OnHit;

/** Disease: a chance at each hit that the wound is infected. */
public record Infection(OnHit.Disease disease) implements HitPower {
    @Override
    public void after(Blows blows, int attacker, int target, int form, int natural) {
        if (blows.combatant(target).immuneTo("disease")) {
            return;
        }
        boolean infected = disease.chance() >= 100 || blows.die(blows.sideOf(attacker), 100) <= disease.chance();
        if (infected) {
            blows.recorder()
                    .afflicted(
                            target,
                            attacker,
                            disease.illness() == OnHit.Illness.FEVER ? Affliction.FEVER : Affliction.ROT,
                            0);
        }
    }
}
