package org.woodgrain.rules.melee.tactics;

import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Tactics;

/** When a single monster is hurt enough to go its way. */
public final class Flinch {
    private Flinch() {}

    /**
     * Whether its tactics have it make off now.
     *
     * @param all how many of those tactics there were
     * @param able how many of them still can act
     */
    @Rule("EN-36")
    public static boolean makesOff(Tactics tactics, int hitPoints, int most, int all, int able) {
        return switch (tactics) {
            case BEAST, AMBUSHER, FLYER, CASTER -> hitPoints * 2 <= most;
            case CUNNING -> hitPoints * 3 <= most;
            case PACK, SWARM -> all > 1 && able * 2 <= all;
            case MINDLESS, RAIDER, SOLDIER, GUARDIAN -> false;
        };
    }
}
