package org.woodgrain.rules.melee.tactics;

import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Intelligence;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Tactics;

/**
 * Monsters that do not close because their tactics bid them wait: packs that circle for a round, casters who leave blows
 * to others, guardians who would have to leave what they guard.
 */
public final class Restraint {
    private static final int POST_FEET = 60;
    private static final int SHOTS = 2;

    private Restraint() {}

    /**
     * Whether a monster keeps back this round.
     *
     * @param round of the battle
     * @param able how many of its side can act
     * @param atHome whether it is met where it lives
     * @param feet between the front ranks
     */
    @Rule("EN-36")
    public static boolean keepsBack(Monster monster, int round, int able, boolean atHome, int feet) {
        return switch (monster.tactics()) {
            case PACK -> round <= 1 && able > 1;
            case CASTER -> monster.intelligence() == Intelligence.INTELLIGENT;
            case GUARDIAN -> atHome && feet > POST_FEET;
            case MINDLESS, BEAST, AMBUSHER, RAIDER, SOLDIER, FLYER, CUNNING, SWARM -> false;
        };
    }

    /**
     * Whether a monster with missiles has sent enough of them, and comes on: raiders who are ahead, after two rounds.
     *
     * @param ahead whether its side is the stronger
     * @param round of the battle
     */
    @Rule("EN-36")
    public static boolean charges(Tactics tactics, boolean ahead, int round) {
        return tactics == Tactics.RAIDER && ahead && round > SHOTS;
    }
}
