package org.woodgrain.campaign.harm;

import org.woodgrain.campaign.bands.Marks;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Resistance;

/** Creatures that one force hurts more than all others: once it is turned on them their spirits sink. */
public final class Stings {
    private Stings() {}

    /** A force has struck one that lives. */
    public static void by(Unfolding u, FoeId id, Monster kind, String force) {
        boolean weak = kind.powers(Resistance.Weak.class, u.state().ruleset().profile()).stream()
                .anyMatch(each -> each.force().equals(force));
        boolean fresh = u.state()
                .encounter()
                .flatMap(meeting -> meeting.foe(id))
                .filter(foe -> foe.number(Marks.STUNG) == 0)
                .isPresent();
        if (weak && fresh) {
            u.emit(new BattleEvent.FoeMarked(id, Marks.STUNG, 1));
        }
    }
}
