package org.woodgrain.rules.melee.power;

import org.woodgrain.rules.melee.Affliction;
import org.woodgrain.rules.melee.Blows;
import org.woodgrain.rules.melee.HitPower;
import org.woodgrain.rules.melee.Matter;
import org.woodgrain.rules.melee.StruckPower;
import org.woodgrain.rules.monsters.OnHit;

/** Corrosion: what the one whom it touches wears is eaten away, and so is the weapon that strikes it. */
public record Dissolving(OnHit.Dissolve dissolve) implements HitPower, StruckPower {
    @Override
    public void after(Blows blows, int attacker, int target, int form, int natural) {
        blows.recorder().afflicted(target, attacker, Affliction.CORRODED, dissolve.rounds());
    }

    @Override
    public void struck(Blows blows, int struck, int striker, int form) {
        if (blows.fight().matchup().form(form).matter().contains(Matter.WEAPON)
                && !blows.fight().matchup().form(form).missile()) {
            blows.recorder().afflicted(striker, struck, Affliction.WEAPON_CORRODED, dissolve.rounds());
        }
    }
}
