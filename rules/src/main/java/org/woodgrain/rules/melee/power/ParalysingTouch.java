package org.woodgrain.rules.melee.power;

import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.melee.Affliction;
import org.woodgrain.rules.melee.Blows;
import org.woodgrain.rules.melee.Combatant;
import org.woodgrain.rules.melee.HitPower;
import org.woodgrain.rules.monsters.OnHit;

/** Paralysis: the touched one saves or stands helpless for some turns. */
public record ParalysingTouch(OnHit.Paralysis paralysis) implements HitPower {
    @Override
    public void after(Blows blows, int attacker, int target, int form, int natural) {
        if (blows.fight().helpless(target) || exempt(blows.combatant(target))) {
            return;
        }
        if (!blows.saves(target, Danger.PARALYSIS, paralysis.saveBonus())) {
            int turns = blows.sum(
                    blows.sideOf(attacker),
                    paralysis.turns().count(),
                    paralysis.turns().sides(),
                    paralysis.turns().plus());
            blows.fight().fell(target);
            blows.recorder().afflicted(target, attacker, Affliction.PARALYSED, turns);
        }
    }

    private boolean exempt(Combatant target) {
        return target.immuneTo("paralysis")
                || paralysis.exempt().stream()
                        .anyMatch(kind -> kind.equals("over-ogre")
                                ? target.size().overOgre()
                                : target.kinds().contains(kind));
    }
}
