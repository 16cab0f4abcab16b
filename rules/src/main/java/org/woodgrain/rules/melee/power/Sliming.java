package org.woodgrain.rules.melee.power;

import org.woodgrain.rules.melee.Affliction;
import org.woodgrain.rules.melee.Blows;
import org.woodgrain.rules.melee.HitPower;
import org.woodgrain.rules.monsters.OnHit;

/** Green slime: it sticks at a touch, and turns its victim to slime after some rounds. */
public record Sliming(OnHit.Slime slime) implements HitPower {
    @Override
    public void after(Blows blows, int attacker, int target, int form, int natural) {
        blows.fight().holds().hold(attacker, target);
        blows.recorder().afflicted(target, attacker, Affliction.SLIMED, slime.rounds());
    }

    @Override
    public boolean holding() {
        return true;
    }
}
