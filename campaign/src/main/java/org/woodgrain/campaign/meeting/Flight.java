package org.woodgrain.campaign.meeting;

import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.battle.Battle;
import org.woodgrain.campaign.battle.Prey;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.state.Chase;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Talk;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.encounters.Pursuit;
import org.woodgrain.rules.encounters.Reaction;
import org.woodgrain.rules.monsters.Intelligence;

/** The company takes to its heels. */
final class Flight {
    private Flight() {}

    @Rule({"EN-24", "CE-23", "CE-25", "NP-46"})
    static void flee(Unfolding u, MeetingCommand.Flee flee) {
        Encounter meeting = u.state().encounter().orElseThrow();
        if (meeting.phase() == Encounter.Phase.WARNED) {
            Withdrawal.unseen(u, flee.toward());
            return;
        }
        flee.abandon().forEach(who -> u.emit(new MeetingEvent.Abandoned(who)));
        if (meeting.chase().isEmpty()) {
            if (meeting.phase() == Encounter.Phase.BATTLE && meeting.distance() <= Closing.REACH) {
                Battle.backsTurned(u, true);
                if (u.state().company().isEmpty()) {
                    Ending.lost(u);
                    return;
                }
            }
            if (Aftermath.over(u)) {
                return;
            }
            if (!pursued(u)) {
                Withdrawal.unfollowed(u, flee.toward(), "away");
                return;
            }
            begin(u, flee);
            if (outrun(u)) {
                return;
            }
        }
        if (!Distraction.of(u, flee)) {
            move(u, flee.toward());
        }
    }

    private static void begin(Unfolding u, MeetingCommand.Flee flee) {
        Encounter meeting = u.state().encounter().orElseThrow();
        Terrain ground = Terrain.here(u.world(), u.state());
        u.emit(new MeetingEvent.FlightBegun(
                Chase.begun(true, meeting.distance(), ground.between(meeting.cell(), ground.company()), flee.toward())
                        .withPatience(Leash.patience(u)),
                u.state().ruleset().original() ? "EN-24" : "CE-31",
                u.throwing().take()));
    }

    /** Whether they follow at all. */
    static boolean pursued(Unfolding u) {
        Host host = Host.of(u);
        Talk talk = host.meeting().talk();
        if (host.able().isEmpty()
                || host.keepsPost()
                || Leash.stays(u)
                || talk.mood().peaceful()
                || talk.mood() == Talk.Mood.WARN
                || talk.mood() == Talk.Mood.GROWL) {
            return false;
        }
        return host.original() ? originalPursues(host, talk) : classicPursues(u, host, talk);
    }

    /** They chase what they see, but for clever ones before a stronger company and those who only barred the way. */
    @Rule({"EN-21", "EN-22", "EN-35"})
    private static boolean originalPursues(Host host, Talk talk) {
        boolean awed = host.mind() == Intelligence.INTELLIGENT
                && host.strength().companySuperior()
                && !host.meeting().provoked();
        return !awed && talk.mood() != Talk.Mood.THREATEN;
    }

    @Rule({"CE-25", "CE-26", "CE-27"})
    private static boolean classicPursues(Unfolding u, Host host, Talk talk) {
        if (host.mindless() || host.mind() == Intelligence.NON) {
            return true;
        }
        int score = talk.score() > 0 ? talk.score() : Reaction.pursuitScore(u.throwing());
        return Reaction.pursues(score, host.strength());
    }

    /** In the classic game the faster side is away at once, unless a door or a dead end holds it. */
    @Rule({"CE-28", "CE-30"})
    private static boolean outrun(Unfolding u) {
        Host host = Host.of(u);
        if (host.original() || !Pursuit.outruns(Pace.inches(host), host.fastest())) {
            return false;
        }
        Terrain ground = Terrain.here(u.world(), u.state());
        Optional<List<Direction>> path = way(u, ground, Optional.empty());
        if (path.isEmpty() || path.get().size() * 10 <= host.fastest() * 10) {
            return false;
        }
        Withdrawal.run(u, path.get(), Pace.inches(host));
        if (u.state().encounter().isPresent() && u.state().company().isEmpty()) {
            Ending.lost(u);
        }
        if (u.state().encounter().isPresent()) {
            away(u, "outrun", "CE-30");
        }
        return true;
    }

    private static Optional<List<Direction>> way(Unfolding u, Terrain ground, Optional<Cell> toward) {
        return way(u.state().encounter().orElseThrow(), ground, toward);
    }

    /** The way that the company runs: to where it wants to go, else out. */
    static Optional<List<Direction>> way(Encounter meeting, Terrain ground, Optional<Cell> toward) {
        Optional<Cell> goal = toward.or(() -> meeting.chase().flatMap(Chase::goal))
                .filter(cell -> !cell.equals(ground.company()))
                .or(() -> ground.wayHome(meeting.cell()));
        return goal.flatMap(cell -> ground.flight(cell, meeting.cell()));
    }

    /** One flight move, or one round of running. */
    @Rule({"UX-03", "EN-24", "EN-27", "CE-32", "CE-33", "CE-34", "CE-39"})
    private static void move(Unfolding u, Optional<Cell> toward) {
        ShutOut.delayed(u);
        Host host = Host.of(u);
        Chase chase = host.meeting().chase().orElseThrow();
        Terrain ground = Terrain.here(u.world(), u.state());
        List<Direction> path = way(u, ground, toward).orElse(List.of());
        if (path.isEmpty() && Stairways.here(u).isPresent()) {
            Stairways.flee(u);
            return;
        }
        int ours = Pace.inches(host);
        int theirs = Pace.pursuers(host, chase);
        int reach = Catching.cells(host.profile(), chase.gap(), ours, theirs);
        Running.Result run = Running.along(u, path, Math.min(ours, reach), Catching.lastWay(chase));
        int gap = chase.gap() + 10 * run.cells().size() - Pursuit.feet(theirs);
        Chase now = chase.run(gap, Math.max(0, chase.delay() - 1), run.cells());
        u.emit(new MeetingEvent.Ran(now, now.behind(Math.max(0, gap) / 10)));
        Time.stirAll(u);
        if (host.original()) {
            Time.quarters(u, 1);
        } else {
            Time.round(u);
            Pace.tire(u);
        }
        settle(u, run.turnings(), gap);
    }

    /** What a move has come to: shaken off, shut out, caught, or still followed. */
    static void settle(Unfolding u, List<Running.Turning> turnings, int gap) {
        if (u.state().company().isEmpty()) {
            Ending.lost(u);
        } else if (Leash.tooFar(u)) {
            away(u, "bound", u.state().ruleset().original() ? "EN-24" : "CE-35");
        } else if (!ShutOut.stopped(u) && !Shaking.atTurnings(u, turnings)) {
            if (Pursuit.caught(u.state().ruleset().profile(), gap)) {
                caught(u);
            } else {
                Shaking.behind(u);
            }
        }
    }

    /** They have caught up, and it is a fight. */
    static void caught(Unfolding u) {
        u.emit(new MeetingEvent.ChaseEnded(true, "caught", u.state().ruleset().original() ? "EN-27" : "CE-34"));
        Encounter meeting = u.state().encounter().orElseThrow();
        u.emit(new MeetingEvent.Distanced(false, Closing.REACH, meeting.cell(), "EN-27"));
        Kinds.look(u);
        rest(u);
        Prey.caught(u);
        Temper.attack(u);
    }

    /** They are shaken off. */
    static void away(Unfolding u, String how, String rule) {
        boolean ran = u.state()
                .encounter()
                .orElseThrow()
                .chase()
                .filter(chase -> chase.moves() > 0)
                .isPresent();
        u.emit(new MeetingEvent.ChaseEnded(false, how, rule));
        if (ran) {
            rest(u);
        }
        Ending.of(u, "away");
    }

    /** Double rest is due after any flight or pursuit of the original game. */
    @Rule("UX-05")
    static void rest(Unfolding u) {
        if (u.state().ruleset().original()) {
            Time.oweRest(u, 2);
        }
    }
}
