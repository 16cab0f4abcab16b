package org.woodgrain.rules.melee.power;

import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.melee.Affliction;
import org.woodgrain.rules.melee.Blows;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.melee.HitPower;
import org.woodgrain.rules.melee.StruckPower;
import org.woodgrain.rules.monsters.OnHit;

/** Spores: touched or struck, it may burst into a cloud; all before it save against death or choke. Once in a fight. */
public record SporeCloud(OnHit.Spores spores) implements HitPower, StruckPower {
    @Override
    public void after(Blows blows, int attacker, int target, int form, int natural) {
        burst(blows, attacker);
    }

    @Override
    public void struck(Blows blows, int struck, int striker, int form) {
        if (!blows.fight().matchup().form(form).missile()) {
            burst(blows, struck);
        }
    }

    private void burst(Blows blows, int mold) {
        Fight fight = blows.fight();
        if (fight.usedUp(mold) || blows.die(blows.sideOf(mold), 100) > spores.chance()) {
            return;
        }
        fight.useUp(mold);
        int enemy = 1 - blows.sideOf(mold);
        int[] near = fight.matchup().members(enemy);
        for (int each : near) {
            boolean within = fight.ranks().inFront(each) || (fight.helpless(each) && !fight.out(each));
            if (within && !blows.combatant(each).immuneTo("poison") && !blows.saves(each, Danger.DEATH, 0)) {
                blows.recorder().afflicted(each, mold, Affliction.CHOKING, spores.rounds());
            }
        }
    }
}
