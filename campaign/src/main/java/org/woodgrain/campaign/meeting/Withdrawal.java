package org.woodgrain.campaign.meeting;

import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.sight.Sightings;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Encumbrance;

/** Getting away without anybody following. */
final class Withdrawal {
    private Withdrawal() {}

    /** They let the company go: it draws off as far as it runs in one move. */
    @Rule({"EN-22", "CE-27"})
    static void unfollowed(Unfolding u, Optional<Cell> toward, String how) {
        Encounter meeting = u.state().encounter().orElseThrow();
        Terrain ground = Terrain.here(u.world(), u.state());
        Optional<List<Direction>> path = toward.filter(cell -> !cell.equals(ground.company()))
                .or(() -> ground.wayHome(meeting.cell()))
                .flatMap(goal -> ground.flight(goal, meeting.cell()));
        Host host = Host.of(u);
        u.emit(new MeetingEvent.ChaseEnded(false, "not-followed", host.original() ? "EN-22" : "CE-27"));
        path.ifPresent(steps -> run(u, steps, Pace.inches(host)));
        if (u.state().encounter().isPresent() && u.state().company().isEmpty()) {
            Ending.lost(u);
        }
        if (u.state().encounter().isPresent()) {
            Ending.of(u, how);
        }
    }

    /** Runs a stretch with nobody behind; takes a round. */
    static void run(Unfolding u, List<Direction> path, int cells) {
        Running.along(u, path, Math.max(1, cells), Optional.empty());
        Time.stirAll(u);
        Time.round(u);
        Sightings.look(u);
    }

    /**
     * Slips off in the round of warning. Those who come find nobody, unless the company is still in their sight when
     * they arrive; no rest is owed, as nobody was met.
     */
    @Rule({"EX-27", "EX-29"})
    static void unseen(Unfolding u, Optional<Cell> toward) {
        Encounter meeting = u.state().encounter().orElseThrow();
        Terrain ground = Terrain.here(u.world(), u.state());
        Host host = Host.of(u);
        toward.filter(cell -> !cell.equals(ground.company()))
                .or(() -> ground.wayHome(meeting.cell()))
                .flatMap(goal -> ground.flight(goal, meeting.cell()))
                .ifPresent(path -> run(u, path, Math.max(1, Encumbrance.feetPerRound(Pace.inches(host)) / 10)));
        Terrain now = Terrain.here(u.world(), u.state());
        int feet = Terrain.feet(meeting.cell(), now.company());
        if (now.sees(meeting.cell(), now.company()) && Kinds.seeCompany(Host.of(u), feet)) {
            Arrival.atHand(u);
        } else {
            Arrival.missed(u);
        }
    }
}
