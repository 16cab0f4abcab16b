package org.woodgrain.campaign.meeting;

import java.util.List;
import org.woodgrain.campaign.battle.Battle;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.state.Talk;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Intelligence;

/** What monsters do that have surprised the company. */
final class Ambush {
    private Ambush() {}

    @Rule({"EN-06", "EN-07", "CE-09"})
    static void of(Unfolding u) {
        Host host = Host.of(u);
        if (!host.original() && !Temper.surely(host)) {
            Time.round(u);
            Temper.answer(u);
            return;
        }
        if (host.original()
                && host.mind() == Intelligence.INTELLIGENT
                && host.strength().companySuperior()
                && Terrain.here(u.world(), u.state()).wayOut(host.meeting().cell())) {
            slipAway(u);
            return;
        }
        attack(u, host);
    }

    /** They strike if the company is within reach, else they come nearer; either way it is a fight. */
    static void attack(Unfolding u, Host host) {
        u.emit(new MeetingEvent.MindMade(Talk.Mood.ATTACK, 0, host.original() ? "EN-06" : "CE-09", List.of()));
        if (host.meeting().distance() <= Closing.REACH) {
            Battle.begin(u);
            Battle.freeSegment(u, false, List.of());
            if (host.original()) {
                u.emit(new MeetingEvent.FirstGiven(false, false, "EN-07"));
            }
            Aftermath.of(u);
            return;
        }
        Time.round(u);
        Closing.foes(u);
        Battle.begin(u);
    }

    @Rule({"EN-06", "EN-22"})
    private static void slipAway(Unfolding u) {
        u.emit(new MeetingEvent.MindMade(Talk.Mood.WITHDRAW, 0, "EN-22", List.of()));
        Ending.quietly(u, "slipped");
    }
}
