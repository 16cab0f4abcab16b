package org.woodgrain.campaign.meeting;

import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Stairs;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.sight.Landing;
import org.woodgrain.campaign.state.Chase;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.town.Homecoming;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Fleeing by stairs. */
final class Stairways {
    private Stairways() {}

    /** Stairs where the company stands that lead somewhere. */
    static Optional<Stairs> here(Unfolding u) {
        return u.state()
                .underground()
                .flatMap(at -> u.world().level(at.level()).flatMap(level -> level.stairsAt(at.cell())))
                .filter(stairs -> stairs.kind() == Stairs.Kind.STAIRS)
                .filter(stairs ->
                        stairs.to().map(to -> u.world().level(to).isPresent()).orElse(stairs.up()));
    }

    /** Up or down in haste; whether they follow is thrown as at a corner, and nobody follows out of the dungeon. */
    @Rule({"EN-24", "EN-25"})
    static void flee(Unfolding u) {
        Place.Underground at = u.state().underground().orElseThrow();
        Stairs stairs = here(u).orElseThrow();
        Time.stirAll(u);
        if (u.state().ruleset().original()) {
            Time.quarters(u, 1);
        } else {
            Time.round(u);
        }
        boolean out = stairs.to().isEmpty();
        boolean follow = !out && !Leash.tied(Host.of(u)) && Shaking.downStairs(u);
        if (!follow) {
            Flight.away(u, out ? "out" : "lost", "EN-25");
        }
        u.emit(new DelveEvent.StairsTaken(at.level(), stairs.to(), stairs.up()));
        if (out) {
            Homecoming.arrive(u);
            return;
        }
        Landing.at(u, at.level(), stairs);
        Cell cell = u.state().underground().orElseThrow().cell();
        if (follow) {
            Chase chase = u.state().encounter().orElseThrow().chase().orElseThrow();
            Chase below = new Chase(
                    true,
                    chase.gap(),
                    chase.moves() + 1,
                    0,
                    chase.foodTried(),
                    chase.treasureTried(),
                    chase.blind(),
                    chase.patience(),
                    List.of(cell),
                    Optional.empty());
            u.emit(new MeetingEvent.Ran(below, cell));
            if (!u.state().ruleset().original()) {
                Shaking.classic(u);
            }
        }
    }
}
