package org.woodgrain.campaign.delve;

import java.util.Optional;
import java.util.TreeSet;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Stairs;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.meeting.Approach;
import org.woodgrain.campaign.people.Train;
import org.woodgrain.campaign.refusal.DelveRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Landing;
import org.woodgrain.campaign.sight.Lighting;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.town.Homecoming;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.exploration.Pace;

/** Going up and down. A flight of stairs is walked like thirty feet of passage. */
final class StairWork {
    private static final int CELLS_OF_A_FLIGHT = 3;

    private StairWork() {}

    static Optional<Refusal> check(World world, CampaignState state) {
        Optional<Refusal> unable = Crew.canWalk(state);
        if (unable.isPresent()) {
            return unable;
        }
        Optional<Stairs> stairs = here(world, state);
        if (stairs.isEmpty()) {
            return Optional.of(new DelveRefusal.NoStairs());
        }
        boolean drawn = stairs.get()
                .to()
                .map(to -> world.level(to).isPresent())
                .orElse(stairs.get().up());
        return drawn ? Optional.empty() : Optional.of(new DelveRefusal.NotDrawn());
    }

    static Optional<Stairs> here(World world, CampaignState state) {
        return state.underground().flatMap(at -> world.level(at.level()).flatMap(level -> level.stairsAt(at.cell())));
    }

    /** Out of the dungeon, or to the other end of the flight on another level (DU-02). */
    @Rule({"UX-02", "DU-02"})
    static void take(Unfolding u) {
        Place.Underground at = u.state().underground().orElseThrow();
        Stairs stairs = here(u.world(), u.state()).orElseThrow();
        Time.stirAll(u);
        int inches = Math.max(1, Train.pace(u.world(), u.state()));
        Pace.Gait gait = Lighting.allSee(u.state()) ? Pace.Gait.EXPLORE : Pace.Gait.GROPE;
        int ticks = CELLS_OF_A_FLIGHT * Pace.ticksForTen(u.state().ruleset().profile(), Clock.TURN, inches, gait);
        if (!Time.pass(u, ticks)) {
            u.emit(new DelveEvent.BrokenOff("the way by the stairs", java.util.List.of()));
            return;
        }
        u.emit(new DelveEvent.StairsTaken(at.level(), stairs.to(), stairs.up()));
        if (stairs.to().isEmpty()) {
            Homecoming.arrive(u);
            return;
        }
        Level level = Landing.at(u, at.level(), stairs);
        Passing.sense(u, level);
        if (!Time.interrupted(u)) {
            Contacts.check(u, new TreeSet<>(), Approach.OPEN);
        }
    }
}
