package org.woodgrain.campaign.meeting;

import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.LevelGeometry;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.sight.Sightings;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Talk;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Encumbrance;

/** The company goes nearer with its eyes on them, a third of a move. */
final class Advance {
    private Advance() {}

    /** Coming within reach with weapons drawn is an attack. */
    @Rule({"CE-14", "CE-21", "CE-22", "NP-45"})
    static void of(Unfolding u) {
        Encounter meeting = u.state().encounter().orElseThrow();
        Terrain ground = Terrain.here(u.world(), u.state());
        int inches = Host.of(u).companyInches();
        boolean winded = Winded.any(u.state());
        int cells = winded ? 1 : Math.max(1, Encumbrance.feetPerRound(inches) / 10);
        int wanted = Math.min(cells, (meeting.distance() - Closing.REACH) / 10);
        Cell goal = meeting.cell();
        List<Direction> path = LevelGeometry.path(
                        ground.level(), ground.company(), goal, cell -> true, ground.ways()::open)
                .orElse(List.of());
        int steps = Math.min(wanted, Math.max(0, path.size() - 1));
        Running.along(u, path, steps, Optional.empty());
        Time.stirAll(u);
        u.emit(new MeetingEvent.Distanced(
                true, Math.max(Closing.REACH, meeting.distance() - 10 * steps), goal, "CE-21"));
        for (int round = winded ? Winded.rounds(inches) : 1; round > 0; round--) {
            Time.round(u);
        }
        Winded.check(u);
        Sightings.look(u);
        Kinds.look(u);
        if (u.state().encounter().filter(now -> now.distance() <= Closing.REACH).isPresent()
                && Temper.drawn(Host.of(u))) {
            Temper.made(u, Talk.Mood.ATTACK, 0, "NP-45");
            Temper.attack(u);
        } else {
            Temper.answer(u);
        }
    }
}
