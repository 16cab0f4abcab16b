package org.woodgrain.rules.melee.power;

import java.util.List;
import org.woodgrain.rules.melee.Blows;
import org.woodgrain.rules.melee.Combatant;
import org.woodgrain.rules.melee.HitPower;
import org.woodgrain.rules.monsters.OnHit;

/** Energy drain: each hit takes levels or hit dice, without a save. */
public record EnergyDrain(OnHit.Drain drain) implements HitPower {
    private static final List<String> LIFELESS = List.of("undead", "construct", "elemental", "ooze", "plant");

    @Override
    public void after(Blows blows, int attacker, int target, int form, int natural) {
        if (!lifeless(blows.combatant(target))) {
            blows.drain(target, attacker, drain.levels());
        }
    }

    /** Whether nothing can be drained from it. */
    static boolean lifeless(Combatant target) {
        return target.immuneTo("drain") || LIFELESS.stream().anyMatch(target.kinds()::contains);
    }
}
