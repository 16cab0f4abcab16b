package org.woodgrain.campaign.battle;

import java.util.List;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.unfold.Unfolding;

/** Fighting: the meeting opens it, gives it rounds, and takes over again when one side is gone. */
public final class Battle {
    private Battle() {}

    /** Opens the battle: from now on time is counted in rounds. */
    public static void begin(Unfolding u) {
        u.emit(new BattleEvent.Joined());
    }

    /**
     * Fights one round, in which both sides act.
     *
     * @param orders what members do; one without an order does what fits his place
     */
    public static void round(Unfolding u, List<FighterOrder> orders) {
        u.emit(new BattleEvent.RoundBegun(
                u.state().encounter().map(meeting -> meeting.round() + 1).orElse(1)));
    }

    /**
     * Fights the free segment of a side that has surprised the other, which does nothing (EN-05, CE-09).
     *
     * @param company whether it is the company's
     * @param orders as for a round; ignored if the segment is the foes'
     */
    public static void freeSegment(Unfolding u, boolean company, List<FighterOrder> orders) {
        u.emit(new BattleEvent.SegmentBegun(company));
    }
}
