package org.woodgrain.campaign.meeting;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.refusal.MeetingRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.spells.Casting;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Chase;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.encounters.Pursuit;
import org.woodgrain.rules.magic.Invention;

/** A caster of a company in flight who holds a door behind it against those who follow. */
public final class HeldBehind {
    /** The spells that hold a door. */
    public static final Set<String> SPELLS = Set.of("SP-02", "SP-14");

    private HeldBehind() {}

    /**
     * Where the door is that is to be held.
     *
     * @param steps that the company runs until it stands behind it; none if it does already
     * @param behind the square from which it is held
     */
    private record Spot(Edge door, List<Direction> steps, Cell behind, Direction way) {}

    /** The door that the company has just passed, else the first that it would pass in one move. */
    private static Optional<Spot> spot(World world, CampaignState state) {
        Encounter meeting = state.encounter().orElseThrow();
        Terrain ground = Terrain.here(world, state);
        Cell at = ground.company();
        Optional<Direction> last = meeting.chase().flatMap(Catching::lastWay);
        Optional<Door> passed = last.flatMap(way -> ground.level().door(at.step(way.opposite()), way))
                .filter(Ways::hung);
        if (passed.isPresent()) {
            return Optional.of(new Spot(passed.get().edge(), List.of(), at, last.get()));
        }
        List<Direction> path = Flight.way(meeting, ground, Optional.empty()).orElse(List.of());
        int most = Pace.inches(new Host(world, state, meeting));
        Cell here = at;
        for (int i = 0; i < Math.min(most, path.size()); i++) {
            Optional<Door> door = ground.level().door(here, path.get(i)).filter(Ways::hung);
            here = here.step(path.get(i));
            if (door.isPresent()) {
                return Optional.of(new Spot(door.get().edge(), path.subList(0, i + 1), here, path.get(i)));
            }
        }
        return Optional.empty();
    }

    static Optional<Refusal> check(Host host, MeetingCommand.HoldBehind hold) {
        Encounter meeting = host.meeting();
        if (meeting.phase() != Encounter.Phase.PURSUIT
                || meeting.chase().filter(Chase::companyFlees).isEmpty()) {
            return Optional.of(new MeetingRefusal.WrongMoment("hold a door behind you", meeting.phase()));
        }
        Optional<Spot> spot =
                SPELLS.contains(Invention.model(hold.spell())) ? spot(host.world(), host.state()) : Optional.empty();
        if (spot.isEmpty()) {
            return Optional.of(new MeetingRefusal.NoDoorBehind());
        }
        Place.Underground at = host.state().underground().orElseThrow();
        CampaignState there = host.state()
                .withPlace(new Place.Underground(
                        at.level(), spot.get().behind(), spot.get().way()));
        return Casting.check(
                host.world(),
                there,
                new Caster.Member(hold.caster()),
                hold.spell(),
                targets(spot.get().door()));
    }

    private static List<String> targets(Edge door) {
        return List.of("door:" + door);
    }

    /**
     * The company runs until it has the door behind it, and the caster takes a round to hold it. Pursuers who would be there
     * within that round are upon the company before the spell is begun.
     */
    @Rule({"SP-02", "SP-14", "EN-27", "CE-33", "MA-05"})
    static void of(Unfolding u, MeetingCommand.HoldBehind hold) {
        ShutOut.delayed(u);
        Host host = Host.of(u);
        Chase chase = host.meeting().chase().orElseThrow();
        Spot spot = spot(u.world(), u.state()).orElseThrow();
        int ours = Pace.inches(host);
        int theirs = Pace.pursuers(host, chase);
        Running.Result run = Running.along(u, spot.steps(), spot.steps().size(), Catching.lastWay(chase));
        boolean there = run.cells().size() == spot.steps().size() && !run.barred();
        int round = Clock.round(host.profile());
        int move = host.original() ? Clock.QUARTER : round;
        int ticks = there ? Math.ceilDiv(move * run.cells().size(), Math.max(1, ours)) + round : move;
        int gap = chase.gap() + 10 * run.cells().size() - Pursuit.feet(theirs) * ticks / move;
        Chase now = chase.run(gap, Math.max(0, chase.delay() - 1), run.cells());
        u.emit(new MeetingEvent.Ran(now, now.behind(Math.max(there && gap > 0 ? 1 : 0, Math.max(0, gap) / 10))));
        Time.stirAll(u);
        if (there && !Pursuit.caught(host.profile(), gap)) {
            Casting.carryOut(u, new Caster.Member(hold.caster()), hold.spell(), targets(spot.door()));
        }
        Time.pass(u, ticks - round);
        Time.round(u);
        if (!host.original()) {
            Pace.tire(u);
        }
        Flight.settle(u, run.turnings(), gap);
    }
}
