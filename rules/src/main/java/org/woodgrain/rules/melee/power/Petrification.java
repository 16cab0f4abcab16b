package org.woodgrain.rules.melee.power;

import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.melee.Affliction;
import org.woodgrain.rules.melee.Blows;
import org.woodgrain.rules.melee.HitPower;
import org.woodgrain.rules.melee.StruckPower;
import org.woodgrain.rules.monsters.OnHit;

/** Petrification: the touched one saves or turns to stone at once; so does whoever strikes it with his bare skin. */
public record Petrification(OnHit.Petrify petrify) implements HitPower, StruckPower {
    @Override
    public void after(Blows blows, int attacker, int target, int form, int natural) {
        touched(blows, attacker, target);
    }

    @Override
    public void struck(Blows blows, int struck, int striker, int form) {
        if (blows.fight().matchup().form(form).bare() && !blows.fight().out(striker)) {
            touched(blows, struck, striker);
        }
    }

    private void touched(Blows blows, int attacker, int target) {
        if (blows.combatant(target).immuneTo("petrify")) {
            return;
        }
        if (!blows.saves(target, Danger.STONE, petrify.saveBonus())) {
            blows.recorder().afflicted(target, attacker, Affliction.STONE, 0);
            blows.fight().leave(target);
        }
    }
}
