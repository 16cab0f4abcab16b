package org.woodgrain.rules.melee.power;

import org.woodgrain.rules.Formula;
import org.woodgrain.rules.melee.Affliction;
import org.woodgrain.rules.melee.Blows;
import org.woodgrain.rules.melee.HitPower;
import org.woodgrain.rules.monsters.OnHit;

/** Attachment: once the bite has hit, the creature hangs on and feeds in each later round without a throw. */
public record Leeching(OnHit.Attach attach) implements HitPower {
    @Override
    public void after(Blows blows, int attacker, int target, int form, int natural) {
        if (blows.combatant(target).ungrippable()) {
            return;
        }
        blows.fight().holds().cling(attacker, target);
        blows.recorder().afflicted(target, attacker, Affliction.ATTACHED, 0);
    }

    @Override
    public boolean holding() {
        return true;
    }

    @Override
    public void held(Blows blows, int attacker, int victim) {
        if (attach.feeding() == OnHit.Feeding.LEVEL || attach.inTurns()) {
            return;
        }
        Formula amount = attach.amount();
        int points = blows.sum(blows.sideOf(attacker), amount.count(), amount.sides(), amount.plus());
        blows.suffer(victim, attacker, attach.feeding() == OnHit.Feeding.BLOOD ? "blood loss" : "acid", points);
    }
}
