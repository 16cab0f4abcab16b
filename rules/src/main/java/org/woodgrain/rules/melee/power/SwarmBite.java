package org.woodgrain.rules.melee.power;

import org.woodgrain.rules.melee.Blows;
import org.woodgrain.rules.melee.HitPower;

/** Many small mouths that bite as one: a die whatever each of them does alone. */
public record SwarmBite() implements HitPower {
    private static final int DIE = 6;

    @Override
    public int instead(Blows blows, int attacker, int target, int form) {
        return blows.die(blows.sideOf(attacker), DIE);
    }
}
