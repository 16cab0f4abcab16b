package org.woodgrain.campaign.meeting;

import org.woodgrain.campaign.battle.Battle;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Encumbrance;

/** Giving ground in a classic battle. */
final class Ground {
    private Ground() {}

    /**
     * The company moves off by its encounter rate while the foes follow at theirs and strike if they can. Once it is
     * farther from them than they go in a round it may take to flight.
     */
    @Rule({"CE-24", "CE-21"})
    static void give(Unfolding u) {
        Encounter meeting = u.state().encounter().orElseThrow();
        if (meeting.distance() <= Closing.REACH) {
            Battle.backsTurned(u, true);
        }
        if (u.state().encounter().isEmpty() || u.state().company().isEmpty()) {
            Aftermath.of(u);
            return;
        }
        Host host = Host.of(u);
        Terrain ground = Terrain.here(u.world(), u.state());
        boolean winded = Winded.any(u.state());
        int rate = winded ? Winded.feet(Pace.inches(host)) : Encumbrance.feetPerRound(Pace.inches(host));
        int chased = Encumbrance.feetPerRound(host.fastest());
        ground.wayHome(host.meeting().cell())
                .flatMap(goal -> ground.flight(goal, host.meeting().cell()))
                .ifPresent(path -> Withdrawal.run(u, path, Math.max(winded ? 0 : 1, rate / 10)));
        if (u.state().encounter().isEmpty()) {
            return;
        }
        if (Leash.tooFar(u)) {
            Ending.of(u, "away");
            return;
        }
        int feet = Math.max(Closing.REACH, host.meeting().distance() + rate - chased);
        u.emit(new MeetingEvent.Distanced(
                true,
                feet,
                Terrain.here(u.world(), u.state()).standing(host.meeting().cell(), feet, any -> true),
                "CE-24"));
        Winded.check(u);
        Aftermath.of(u);
    }

    /** Whether the company has broken contact so far that it may flee. */
    @Rule("CE-24")
    static boolean broken(Host host) {
        return host.meeting().distance() > Encumbrance.feetPerRound(host.fastest());
    }
}
