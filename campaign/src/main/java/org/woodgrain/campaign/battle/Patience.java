package org.woodgrain.campaign.battle;

import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.melee.tactics.Restraint;
import org.woodgrain.rules.monsters.Monster;

/** Monsters that do not close because their tactics bid them wait, as the state of the meeting has it. */
final class Patience {
    private Patience() {}

    /** Whether a monster keeps back this round; none does any more once a stand-off has ended in its coming on. */
    static boolean keepsBack(CampaignState state, Fight fight, FoeId id, Monster monster) {
        Encounter meeting = state.encounter().orElseThrow();
        boolean helpless = state.company().stream().allMatch(who -> state.helpless(who.id()));
        if (fight.inReach() || helpless || meeting.nerve().pressing() || Names.follows(state, id)) {
            return false;
        }
        return Restraint.keepsBack(
                monster, meeting.round(), meeting.able().size(), meeting.room().isPresent(), fight.distance());
    }

    /** Whether a monster with missiles has sent enough of them, and comes on: raiders who are ahead, after two rounds. */
    static boolean charges(CampaignState state, Monster monster, boolean ahead) {
        Encounter meeting = state.encounter().orElseThrow();
        return meeting.nerve().pressing() || Restraint.charges(monster.tactics(), ahead, meeting.round());
    }
}
