package org.woodgrain.rules.melee.power;

import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.melee.Affliction;
import org.woodgrain.rules.melee.Blows;

/** A web thrown at one target within thirty feet: a wands save, or held. */
public final class Webbing {
    /** How far it is thrown. */
    public static final int FEET = 30;

    /** Strength at which the web holds half as long. */
    public static final int STRONG = 16;

    private Webbing() {}

    /** Throws the web; true if it holds. */
    public static boolean at(Blows blows, int thrower, int target, int rounds) {
        if (blows.saves(target, Danger.WANDS, 0)) {
            return false;
        }
        blows.fight().fell(target);
        blows.recorder().afflicted(target, thrower, Affliction.WEBBED, rounds);
        return true;
    }
}
