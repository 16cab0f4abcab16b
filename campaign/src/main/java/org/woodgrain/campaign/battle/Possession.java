package org.woodgrain.campaign.battle;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.spells.Casting;
import org.woodgrain.campaign.spells.FoeJar;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.melee.Combatant;
import org.woodgrain.rules.melee.Conduct;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.melee.Nearest;

/** Members whose bodies a spirit from the other side has taken: they fight on its side, with all that they have in hand. */
final class Possession {
    private static final int THEIRS = 1;

    private Possession() {}

    /** Those who fight for the other side. */
    static List<Adventurer> all(CampaignState state) {
        return state.company().stream()
                .filter(who -> FoeJar.possessed(state, who.id()))
                .toList();
    }

    /** Whether one of them stands there and can act, so that the fight is not over. */
    static boolean any(CampaignState state) {
        return all(state).stream().anyMatch(who -> !state.helpless(who.id()));
    }

    /** One of them as he goes into a round. */
    @Rule("SP-54")
    static Combatant ready(MemberFighter members, Adventurer who) {
        return members.ready(who, Optional.empty(), false, false).on(THEIRS);
    }

    /** Whether somebody fights on a side now. */
    static boolean fights(CampaignState state, Adventurer who, int side) {
        return side == THEIRS ? FoeJar.possessed(state, who.id()) : !Casting.charmed(state, who);
    }

    /** Whether somebody of the company fights on the other side in this round. */
    static boolean is(Field field, Fight fight, int who) {
        return field.fighter(who) instanceof Fighter.Member && fight.matchup().side(who) == THEIRS;
    }

    /** Whether one of them goes up to those who were his comrades. */
    static boolean closes(Fight fight, int who) {
        return fight.ranks().inFront(who) && fight.matchup().ways(who) > 0;
    }

    /** The number of one of them at whom a comrade strikes; nobody if he is not within reach. */
    static int comrade(Field field, Fight fight, int who, CharacterId id) {
        return field.number(new Fighter.Member(id))
                .filter(target -> is(field, fight, target) && !fight.out(target) && fight.room(who, target))
                .filter(target -> fight.ranks().inFront(who)
                        || fight.matchup().combatant(who).state().reach())
                .orElse(Conduct.NOBODY);
    }

    /** Whom he strikes: the nearest of them. */
    static int target(Fight fight, int who) {
        return fight.ranks().inFront(who) ? Nearest.nearest(fight, who) : Conduct.NOBODY;
    }
}
