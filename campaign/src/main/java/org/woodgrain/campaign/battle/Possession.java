package org.woodgrain.campaign.battle;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.spells.Casting;
import org.woodgrain.campaign.spells.FoeJar;
import org.woodgrain.campaign.spells.MonsterCasting;
import org.woodgrain.campaign.spells.Spirits;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.melee.Combatant;
import org.woodgrain.rules.melee.Conduct;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.melee.Ground;
import org.woodgrain.rules.melee.Nearest;

/**
 * Members whom another's will has turned on the company, a spirit that has their bodies or one that has charmed them: they
 * fight on its side, with all that they have in hand.
 */
final class Possession {
    private static final int THEIRS = 1;

    private Possession() {}

    /** Those who fight for the other side. */
    static List<Adventurer> all(CampaignState state) {
        return state.company().stream()
                .filter(who -> Casting.charmed(state, who))
                .toList();
    }

    /** Whether one of them stands there and can act, so that the fight is not over. */
    static boolean any(CampaignState state) {
        return all(state).stream().anyMatch(who -> !state.helpless(who.id()));
    }

    /** One of them as he goes into a round. */
    @Rule({"SP-07", "SP-54"})
    static Combatant ready(MemberFighter members, Adventurer who, Optional<Arms.Shot> shot) {
        return members.ready(who, shot, false, false).on(THEIRS);
    }

    /** What one of them sends off: he shoots with the bow in his hand until the company is within reach. */
    static Optional<Arms.Shot> shot(CampaignState state, Arms arms, Adventurer who) {
        int feet = state.encounter().map(meeting -> meeting.distance()).orElse(0);
        return feet > Ground.REACH
                ? arms.shot(who).filter(shot -> arms.band(shot, feet).isPresent())
                : Optional.empty();
    }

    /** Whether somebody fights on a side now. */
    static boolean fights(CampaignState state, Adventurer who, int side) {
        return (side == THEIRS) == Casting.charmed(state, who);
    }

    /** Whether somebody of the company fights on the other side in this round. */
    static boolean is(Field field, Fight fight, int who) {
        return field.fighter(who) instanceof Fighter.Member && fight.matchup().side(who) == THEIRS;
    }

    /** Whether one of them goes up to those who were his comrades. */
    static boolean closes(Field field, Fight fight, int who) {
        return fight.ranks().inFront(who)
                && fight.matchup().ways(who) > 0
                && field.shot(who).isEmpty();
    }

    /** The number of one of them at whom a comrade strikes; nobody if he is not within reach. */
    static int comrade(Field field, Fight fight, int who, CharacterId id) {
        return field.number(new Fighter.Member(id))
                .filter(target -> is(field, fight, target) && !fight.out(target) && fight.room(who, target))
                .filter(target -> fight.ranks().inFront(who)
                        || fight.matchup().combatant(who).state().reach())
                .orElse(Conduct.NOBODY);
    }

    /** Whether the spirit in him casts a spell with his voice and hands; then the round is spent. */
    @Rule("SP-54")
    static boolean casts(Unfolding u, Field field, Fight fight, int who) {
        Optional<FoeId> spirit = Names.member(field.fighter(who)).flatMap(id -> FoeJar.spirit(u.state(), id));
        if (spirit.isEmpty() || !Spirits.speaks(u.world(), u.state(), spirit.get())) {
            return false;
        }
        Optional<MonsterCasting.Choice> choice = MonsterCasting.choose(u, spirit.get());
        Caster caster = new Caster.Monster(spirit.get());
        choice.ifPresent(each -> {
            if (fight.disturbed(who) && u.state().ruleset().on(Option.CAST_DISRUPT)) {
                Casting.lose(u, caster, each.spell(), "struck before it was spoken");
            } else {
                Casting.carryOut(u, caster, each.spell(), each.targets());
            }
            fight.spend(who);
            field.follow(u.state());
        });
        return choice.isPresent();
    }

    /** Whom he strikes: the nearest of them. */
    static int target(Fight fight, int who) {
        return fight.ranks().inFront(who) ? Nearest.nearest(fight, who) : Conduct.NOBODY;
    }
}
