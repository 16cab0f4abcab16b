package org.woodgrain.campaign.delve;

import java.util.List;
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

/** Going up and down. A flight of stairs is walked like so many feet of passage; a shaft is climbed at a quarter of it. */
final class StairWork {
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
        return Flights.drawn(world, stairs.get())
                ? Ascent.check(state, stairs.get())
                : Optional.of(new DelveRefusal.NotDrawn());
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
        Pace.Gait gait = Lighting.allSee(u.state()) && !stairs.climbed() ? Pace.Gait.EXPLORE : Pace.Gait.GROPE;
        int ticks = Pace.ticksForTen(u.state().ruleset().profile(), Clock.TURN, inches, gait) * stairs.feet() / 10;
        if (!Time.pass(u, stairs.kind() == Stairs.Kind.BLIND ? 2 * ticks : ticks)) {
            u.emit(new DelveEvent.BrokenOff("the way by the stairs", List.of()));
            return;
        }
        Level here = u.world().level(at.level()).orElseThrow();
        if (stairs.climbed()
                && (!Ascent.climb(u, here, stairs) || u.state().company().isEmpty())) {
            return;
        }
        Optional<Stairs> leads = Flights.truth(u, here, stairs);
        if (leads.isEmpty()) {
            return;
        }
        u.emit(new DelveEvent.StairsTaken(
                at.level(), leads.get().to(), leads.get().up()));
        if (leads.get().to().isEmpty()) {
            Homecoming.arrive(u);
            return;
        }
        Level level = Landing.at(u, at.level(), leads.get());
        Flights.behind(u, stairs);
        Passing.sense(u, level);
        if (!Time.interrupted(u)) {
            Contacts.check(u, new TreeSet<>(), Approach.OPEN);
        }
    }
}
