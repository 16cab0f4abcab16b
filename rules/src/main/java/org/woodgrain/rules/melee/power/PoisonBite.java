package org.woodgrain.rules.melee.power;

import org.woodgrain.rules.Option;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.melee.Affliction;
import org.woodgrain.rules.melee.Blows;
import org.woodgrain.rules.melee.HitPower;
import org.woodgrain.rules.monsters.OnHit;

/**
 * Poison: a death save when the blow hits. Failed, it kills at the end of the round, or slowly, or sickens; made, the
 * hit does half of the most it could do, in place of the damage thrown.
 */
public record PoisonBite(OnHit.Poison poison) implements HitPower {
    /** What a bite without dice of its own counts as (CB-29). */
    private static final int ONE_DIE = 6;

    private static final int SICK_DAYS = 10;

    @Override
    @Rule({"CB-29", "SP-98"})
    public int instead(Blows blows, int attacker, int target, int form) {
        if (blows.combatant(target).immuneTo("poison")) {
            return NO_CHANGE;
        }
        if (blows.fight().withstandsPoison(target)) {
            blows.recorder().afflicted(target, attacker, Affliction.POISON_WITHSTOOD, 0);
            return NO_CHANGE;
        }
        if (blows.saves(target, Danger.DEATH, poison.saveBonus())) {
            return made(blows, form);
        }
        switch (poison.venom()) {
            case DEATH -> {
                blows.fight().doom(target);
                blows.recorder().afflicted(target, attacker, Affliction.POISONED, 0);
            }
            case SLOW_DEATH -> {
                int turns = blows.die(blows.sideOf(attacker), 4);
                blows.recorder().afflicted(target, attacker, Affliction.SLOWLY_POISONED, turns);
            }
            case SICK -> {
                blows.fight().sicken(target);
                blows.recorder().afflicted(target, attacker, Affliction.SICK, SICK_DAYS);
            }
        }
        return NO_CHANGE;
    }

    private int made(Blows blows, int form) {
        if (blows.ruleset().on(Option.POISON_HARMLESS)) {
            return NO_CHANGE;
        }
        if (poison.venom() == OnHit.Venom.SICK) {
            return 0;
        }
        int most = blows.most(form);
        return Math.max(1, (most == 0 ? ONE_DIE : most) / 2);
    }
}
