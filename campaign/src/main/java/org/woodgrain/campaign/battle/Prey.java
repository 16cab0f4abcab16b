package org.woodgrain.campaign.battle;

import java.util.List;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Tactics;

/** Beasts that have run a company down fall on the weakest of the runners. */
public final class Prey {
    private static final String HUNTED = "ran-down";

    private Prey() {}

    /** They have caught up: the beasts among them have chosen. */
    @Rule("EN-21")
    public static void caught(Unfolding u) {
        for (Foe foe : u.state().encounter().map(Encounter::able).orElse(List.of())) {
            if (u.world().book().monsters().monster(foe.monster()).tactics() == Tactics.BEAST) {
                u.emit(new BattleEvent.FoeMarked(foe.id(), HUNTED, 1));
            }
        }
    }

    /** Whether a beast has run its foes down, and goes for the one with the fewest hit points. */
    static boolean hunts(Field field, CampaignState state, int who) {
        return field.fighter(who) instanceof Fighter.Opponent foe
                && Names.foe(state, foe.id())
                        .filter(each -> each.number(HUNTED) > 0)
                        .isPresent();
    }
}
