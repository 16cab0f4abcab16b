package org.woodgrain.campaign.meeting;

import java.util.ArrayList;
import java.util.List;
import org.woodgrain.campaign.battle.Battle;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Rounds of fighting as the meeting calls them. */
final class Rounds {
    private Rounds() {}

    @Rule({"EN-05", "EN-07", "EN-36", "CE-19", "UX-14"})
    static void fight(Unfolding u, List<FighterOrder> orders) {
        Encounter meeting = u.state().encounter().orElseThrow();
        boolean alone = meeting.phase() == Encounter.Phase.FREE_SEGMENT;
        if (meeting.chase().isPresent()) {
            u.emit(new MeetingEvent.ChaseEnded(true, "turned", "EN-27"));
        }
        if (meeting.phase() != Encounter.Phase.BATTLE) {
            if (talking(meeting)) {
                u.emit(new MeetingEvent.FirstGiven(true, false, "NP-43"));
            }
            Battle.begin(u);
            Reserves.goRound(u);
        }
        Beguiled.met(u);
        int before = u.count();
        if (alone) {
            Battle.freeSegment(u, true, without(orders, meeting.slow()));
            if (u.state().ruleset().original() && u.state().encounter().isPresent()) {
                u.emit(new MeetingEvent.FirstGiven(true, false, "EN-07"));
            }
        } else {
            Battle.round(u, orders);
            Reserves.nearer(u);
        }
        Closing.followed(u, before);
        Winded.check(u);
        Aftermath.of(u);
        Standoff.after(u, before);
    }

    /** Whether they had chosen to talk or to wait, so that whoever fights now acts first. */
    @Rule("NP-43")
    private static boolean talking(Encounter meeting) {
        return meeting.phase() == Encounter.Phase.PARLEY;
    }

    /** Those who threw themselves at the door have no part in the free segment. */
    private static List<FighterOrder> without(List<FighterOrder> orders, List<CharacterId> slow) {
        List<FighterOrder> kept = new ArrayList<>();
        for (FighterOrder order : orders) {
            if (!slow.contains(order.who())) {
                kept.add(order);
            }
        }
        for (CharacterId who : slow) {
            kept.add(new FighterOrder(who, new Deed.Guard()));
        }
        return kept;
    }
}
