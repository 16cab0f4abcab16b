package org.woodgrain.campaign.battle;

import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.monsters.Intelligence;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Tactics;

/**
 * Monsters that do not close because their tactics bid them wait: packs that circle for a round, casters who leave blows
 * to others, guardians who would have to leave what they guard.
 */
final class Restraint {
    private static final int POST_FEET = 60;

    private Restraint() {}

    /** Whether a monster keeps back this round; none does any more once a stand-off has ended in its coming on. */
    static boolean keepsBack(CampaignState state, Fight fight, FoeId id, Monster monster) {
        Encounter meeting = state.encounter().orElseThrow();
        boolean helpless = state.company().stream().allMatch(who -> state.helpless(who.id()));
        if (fight.inReach() || helpless || meeting.nerve().pressing() || Names.follows(state, id)) {
            return false;
        }
        return switch (monster.tactics()) {
            case PACK -> meeting.round() <= 1 && meeting.able().size() > 1;
            case CASTER -> monster.intelligence() == Intelligence.INTELLIGENT;
            case GUARDIAN -> meeting.room().isPresent() && fight.distance() > POST_FEET;
            case MINDLESS, BEAST, AMBUSHER, RAIDER, SOLDIER, FLYER, CUNNING, SWARM -> false;
        };
    }

    /** Whether a monster with missiles has sent enough of them, and comes on: raiders who are ahead, after two rounds. */
    static boolean charges(CampaignState state, Monster monster, boolean ahead) {
        Encounter meeting = state.encounter().orElseThrow();
        return meeting.nerve().pressing() || monster.tactics() == Tactics.RAIDER && ahead && meeting.round() > 2;
    }
}
