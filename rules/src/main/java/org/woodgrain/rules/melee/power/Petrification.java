package org.woodgrain.rules.melee.power;

import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.melee.Affliction;
import org.woodgrain.rules.melee.Blows;
import org.woodgrain.rules.melee.HitPower;
import org.woodgrain.rules.monsters.OnHit;

/** Petrification: the touched one saves or turns to stone at once. */
public record Petrification(OnHit.Petrify petrify) implements HitPower {
    @Override
    public void after(Blows blows, int attacker, int target, int form, int natural) {
        if (blows.combatant(target).immuneTo("petrify")) {
            return;
        }
        if (!blows.saves(target, Danger.STONE, petrify.saveBonus())) {
            blows.recorder().afflicted(target, attacker, Affliction.STONE, 0);
            blows.fight().leave(target);
        }
    }
}
