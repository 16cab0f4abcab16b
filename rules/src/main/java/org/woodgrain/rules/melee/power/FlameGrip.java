package org.woodgrain.rules.melee.power;

import org.woodgrain.rules.Formula;
import org.woodgrain.rules.melee.Affliction;
import org.woodgrain.rules.melee.Blows;
import org.woodgrain.rules.melee.HitPower;
import org.woodgrain.rules.monsters.SpecialAttack;

/** Flames about a creature: whom its sword has hit it draws into them, and they burn him in each later round. */
public record FlameGrip(SpecialAttack.Flames flames) implements HitPower {
    /** The blow after which it takes hold. */
    static final String BLOW = "sword";

    /** How flames work that burn only those who are held. */
    static final String GRAB = "grab";

    @Override
    public void after(Blows blows, int attacker, int target, int form, int natural) {
        if (!blows.combatant(target).ungrippable()) {
            blows.fight().holds().coil(attacker, target);
            blows.recorder().afflicted(target, attacker, Affliction.GRIPPED, 0);
        }
    }

    @Override
    public boolean holding() {
        return true;
    }

    @Override
    public void held(Blows blows, int attacker, int victim) {
        if (blows.combatant(victim).immuneTo("fire")) {
            return;
        }
        Formula damage = flames.damage();
        int points = blows.sum(blows.sideOf(attacker), damage.count(), damage.sides(), damage.plus());
        blows.suffer(victim, attacker, "its flames", points);
    }
}
