package org.woodgrain.campaign.meeting;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.sight.Lighting;
import org.woodgrain.campaign.sight.Sightings;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.spells.DoorHolders;
import org.woodgrain.campaign.state.Chase;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Talk;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.encounters.Pursuit;
import org.woodgrain.rules.monsters.Intelligence;

/** The company runs after monsters that flee, or lets them go. */
final class Hunt {
    private Hunt() {}

    @Rule("CE-25")
    static void letGo(Unfolding u) {
        Encounter meeting = u.state().encounter().orElseThrow();
        boolean withdrew = meeting.talk().mood() == Talk.Mood.WITHDRAW;
        boolean hunted = meeting.chase().isPresent();
        gone(u, withdrew ? "withdrew" : "driven-off", hunted);
    }

    /** They are gone: the meeting is over for those who could still run. */
    private static void gone(Unfolding u, String how, boolean hunted) {
        Encounter meeting = u.state().encounter().orElseThrow();
        u.emit(new MeetingEvent.FoesBroke(meeting.able().stream().map(Foe::id).toList(), Foe.Standing.FLED, "CE-25"));
        if (hunted) {
            Flight.rest(u);
        }
        if (how.equals("withdrew") || !Aftermath.over(u)) {
            Ending.of(u, how);
        }
    }

    /** One move or round of the hunt. Those who only drew back turn and fight when they are followed. */
    @Rule({"CE-25", "EN-22", "UX-03", "CE-33"})
    static void pursue(Unfolding u) {
        Encounter meeting = u.state().encounter().orElseThrow();
        if (meeting.talk().mood() == Talk.Mood.WITHDRAW) {
            Temper.made(u, Talk.Mood.ATTACK, 0, "EN-22");
            Temper.attack(u);
            return;
        }
        Terrain ground = Terrain.here(u.world(), u.state());
        if (meeting.chase().isEmpty()) {
            u.emit(new MeetingEvent.FlightBegun(
                    Chase.begun(
                            false,
                            Math.max(meeting.distance(), 10),
                            ground.between(ground.company(), meeting.cell()),
                            Optional.empty()),
                    "CE-25",
                    List.of()));
        }
        move(u, ground);
    }

    private static void move(Unfolding u, Terrain ground) {
        Host host = Host.of(u);
        Chase chase = host.meeting().chase().orElseThrow();
        int theirs = host.original() ? host.slowest() : Pace.foes(host, chase);
        int ours = Pace.inches(host);
        List<Cell> steps = new ArrayList<>();
        Cell at = host.meeting().cell();
        for (Direction way : ground.retreat(at)) {
            if (steps.size() < theirs) {
                at = at.step(way);
                steps.add(at);
            }
        }
        Optional<Held> held = heldBehind(u, host, ground, steps, theirs, ours);
        if (held.isPresent()) {
            steps = steps.subList(0, held.get().steps());
            at = held.get().behind();
        }
        int gap = held.map(Held::gap).orElse(chase.gap() + 10 * steps.size() - Pursuit.feet(ours));
        Chase now = chase.run(gap, 0, steps);
        held.ifPresent(door -> DoorHolders.hold(u, door.who(), door.door()));
        boolean barred = follow(u, now, Math.max(0, gap) / 10);
        u.emit(new MeetingEvent.Ran(now, at));
        Time.stirAll(u);
        if (host.original()) {
            Time.quarters(u, 1);
        } else {
            Time.round(u);
            Pace.tire(u);
        }
        Sightings.look(u);
        if (barred) {
            lost(u, "door");
        } else if (Pursuit.caught(host.profile(), gap)) {
            caught(u);
        } else if (host.original() ? !Pursuit.follows(gap) : !inSight(u, gap)) {
            lost(u, host.original() ? "outdistanced" : "lost");
        }
    }

    /**
     * A door that a caster among them holds against the company.
     *
     * @param steps that they make until it is behind them
     * @param behind where they stand then
     * @param gap feet between, after the round that the casting takes
     */
    private record Held(FoeId who, Edge door, int steps, Cell behind, int gap) {}

    /** The first door on their way, if one of them can hold it and the company does not run them down first. */
    @Rule({"SP-02", "SP-14"})
    private static Optional<Held> heldBehind(
            Unfolding u, Host host, Terrain ground, List<Cell> steps, int theirs, int ours) {
        int move = host.original() ? Clock.QUARTER : Clock.round(host.profile());
        Cell here = host.meeting().cell();
        for (int i = 0; i < steps.size(); i++) {
            Optional<Door> door = ground.doorBetween(here, steps.get(i)).filter(ground::shuts);
            here = steps.get(i);
            int ticks = Math.ceilDiv(move * (i + 1), Math.max(1, theirs)) + Clock.round(host.profile());
            int gap = host.meeting().chase().orElseThrow().gap() + 10 * (i + 1) - Pursuit.feet(ours) * ticks / move;
            if (door.isPresent() && !Pursuit.caught(host.profile(), gap)) {
                int many = i + 1;
                Cell behind = here;
                Edge edge = door.get().edge();
                return DoorHolders.find(u).map(who -> new Held(who, edge, many, behind, gap));
            }
        }
        return Optional.empty();
    }

    /** The company comes along the trail; true if a shut door stops it. */
    private static boolean follow(Unfolding u, Chase chase, int behind) {
        List<Cell> trail = chase.trail();
        Place.Underground at = u.state().underground().orElseThrow();
        int from = Math.max(0, trail.lastIndexOf(at.cell()));
        int to = Math.max(from, trail.size() - 1 - Math.max(1, behind));
        for (int i = from; i < to; i++) {
            Cell here = trail.get(i);
            Cell next = trail.get(i + 1);
            Terrain ground = Terrain.here(u.world(), u.state());
            for (Direction way : Direction.values()) {
                if (here.step(way).equals(next)) {
                    if (ground.ways().step(here, way) != Ways.Step.FREE) {
                        return true;
                    }
                    u.emit(new DelveEvent.Moved(at.level(), next, way));
                }
            }
        }
        return false;
    }

    private static boolean inSight(Unfolding u, int gap) {
        Host host = Host.of(u);
        Terrain ground = Terrain.here(u.world(), u.state());
        int reach = Math.max(Lighting.reach(u.state()), Lighting.byHeat(u.state()) ? Lighting.INFRAVISION : 0);
        return ground.sees(ground.company(), host.meeting().cell()) && (Kinds.carryLight(host) || gap <= reach);
    }

    private static void lost(Unfolding u, String how) {
        u.emit(new MeetingEvent.ChaseEnded(false, how, "CE-25"));
        gone(u, "driven-off", true);
    }

    /** Run down, the clever give themselves up and the others turn at bay. */
    @Rule("NP-22")
    private static void caught(Unfolding u) {
        u.emit(new MeetingEvent.ChaseEnded(true, "caught", "CE-25"));
        Host host = Host.of(u);
        u.emit(new MeetingEvent.Distanced(true, Closing.REACH, host.meeting().cell(), "CE-34"));
        Kinds.look(u);
        Flight.rest(u);
        if (host.mind() == Intelligence.INTELLIGENT || host.men()) {
            u.emit(new MeetingEvent.FoesBroke(
                    host.able().stream().map(Foe::id).toList(), Foe.Standing.SURRENDERED, "NP-22"));
            Aftermath.atMercy(u);
        } else {
            Temper.attack(u);
        }
    }
}
