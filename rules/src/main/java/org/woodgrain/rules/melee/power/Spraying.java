package org.woodgrain.rules.melee.power;

import org.woodgrain.rules.Formula;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.melee.Affliction;
import org.woodgrain.rules.melee.Blows;
import org.woodgrain.rules.monsters.SpecialAttack;

/** A beetle's spray: a throw to hit, then burns, which a breath save halves, or blisters that hinder for a day. */
public final class Spraying {
    private Spraying() {}

    /** Sprays one target; true if it hits. */
    public static boolean at(Blows blows, int sprayer, int target, SpecialAttack.Spray spray) {
        int form = blows.fight().matchup().firstForm(sprayer, 0);
        if (!blows.touches(sprayer, form, target)) {
            return false;
        }
        if (spray.damage().isEmpty()) {
            blows.recorder().afflicted(target, sprayer, Affliction.BLISTERED, 0);
            return true;
        }
        Formula dice = spray.damage().get();
        int points = blows.sum(blows.sideOf(sprayer), dice.count(), dice.sides(), dice.plus());
        boolean made = blows.saves(target, Danger.BREATH, 0);
        blows.suffer(target, sprayer, "a burning spray", made ? Math.max(1, points / 2) : points);
        return true;
    }
}
