package org.woodgrain.campaign.battle;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.RefereeEvent;
import org.woodgrain.campaign.refusal.RefereeRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.melee.Initiative;
import org.woodgrain.rules.melee.Round;

/** The referee calls for a straight comparison of dexterity in a duel, in place of dice for the first act. */
public final class Straight {
    /** The mark of a foe whose duel goes so. */
    private static final String MARK = "straight";

    private static final String RULE = "CH-24";

    private Straight() {}

    /** Why it cannot be called for; empty if it can. */
    @Rule(RULE)
    public static Optional<Refusal> check(World world, CampaignState state) {
        return state.ruleset().original() && duellist(state).isPresent()
                ? Optional.empty()
                : Optional.of(new RefereeRefusal.NoDuel());
    }

    @Rule(RULE)
    public static void call(Unfolding u, String why) {
        Foe foe = duellist(u.state()).orElseThrow();
        u.emit(new BattleEvent.FoeMarked(foe.id(), MARK, 1));
        u.emit(new RefereeEvent.Told(
                "In this duel dexterity alone says who acts first" + (why.isBlank() ? "." : ": " + why.strip() + ".")));
    }

    /** The one foe who stands against the only one of the company who can act. */
    private static Optional<Foe> duellist(CampaignState state) {
        List<Foe> able = state.encounter()
                .filter(meeting -> meeting.phase() == Encounter.Phase.BATTLE)
                .map(meeting -> meeting.foes().stream().filter(Foe::able).toList())
                .orElse(List.of());
        boolean alone = Plan.able(state).size() == 1 && state.followers().isEmpty();
        return able.size() == 1 && alone ? Optional.of(able.getFirst()) : Optional.empty();
    }

    /** Who acts first: 0 or 1, both together, or the dice where none was called for. */
    @Rule(RULE)
    static int first(Unfolding u, Field field) {
        Optional<Foe> foe = duellist(u.state()).filter(each -> each.number(MARK) != 0);
        if (foe.isEmpty() || !u.state().ruleset().original()) {
            return Round.DICE;
        }
        Fight fight = field.fight();
        Quickness.thrown(u, field, fight);
        int thrown = Names.foe(u.state(), foe.get().id()).orElseThrow().number(FoeFighter.DEXTERITY);
        int theirs = thrown == 0 ? Initiative.PLAIN : thrown;
        int ours = Plan.able(u.state()).getFirst().abilities().dexterity();
        return ours == theirs ? Initiative.TOGETHER : ours > theirs ? 0 : 1;
    }
}
