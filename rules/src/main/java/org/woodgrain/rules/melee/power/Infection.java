package org.woodgrain.rules.melee.power;

import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.melee.Affliction;
import org.woodgrain.rules.melee.Blows;
import org.woodgrain.rules.melee.HitPower;
import org.woodgrain.rules.monsters.OnHit;

/** Disease: a chance at each hit that the wound is infected. */
public record Infection(OnHit.Disease disease) implements HitPower {
    private static final int BEDRIDDEN_DAYS = 30;

    @Override
    public void after(Blows blows, int attacker, int target, int form, int natural) {
        if (blows.combatant(target).immuneTo("disease")) {
            return;
        }
        boolean infected = disease.chance() >= 100 || blows.die(blows.sideOf(attacker), 100) <= disease.chance();
        if (infected) {
            switch (disease.illness()) {
                case FEVER -> fever(blows, attacker, target);
                case ROT -> blows.recorder().afflicted(target, attacker, Affliction.ROT, 0);
            }
        }
    }

    /** A death save; failed, one in four dies within six days and the others lie in bed for a month. */
    private static void fever(Blows blows, int attacker, int target) {
        if (blows.saves(target, Danger.DEATH, 0)) {
            return;
        }
        int side = blows.sideOf(attacker);
        if (blows.die(side, 4) == 1) {
            blows.recorder().afflicted(target, attacker, Affliction.DEADLY_FEVER, blows.die(side, 6));
        } else {
            blows.recorder().afflicted(target, attacker, Affliction.FEVER, BEDRIDDEN_DAYS);
        }
    }
}
