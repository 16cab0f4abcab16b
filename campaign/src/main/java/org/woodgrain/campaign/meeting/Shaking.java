package org.woodgrain.campaign.meeting;

import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.spells.Tethers;
import org.woodgrain.campaign.state.Chase;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.encounters.Pursuers;
import org.woodgrain.rules.encounters.Pursuit;
import org.woodgrain.rules.monsters.Habit;

/** Whether pursuers lose the company after a move. */
final class Shaking {
    private Shaking() {}

    /** Whether they lost the company at a corner or a door that it passed; original only. */
    @Rule({"EN-25", "EN-26"})
    static boolean atTurnings(Unfolding u, List<Running.Turning> turnings) {
        Host host = Host.of(u);
        Pursuers pursuers = host.pursuers();
        if (!host.original() || pursuers.relentless()) {
            return false;
        }
        if (!turnings.isEmpty() && Leash.toTheCorner(host)) {
            Flight.away(u, "lost", "EN-25");
            return true;
        }
        for (Running.Turning turning : turnings) {
            if (!follow(u, pursuers, turning)) {
                Flight.away(u, "lost", turning == Running.Turning.SECRET_DOOR ? "EN-26" : "EN-25");
                return true;
            }
        }
        return false;
    }

    /** Whether they give up at the end of a move: too far behind, or in classic out of sight. */
    @Rule({"EN-24", "CE-35"})
    static void behind(Unfolding u) {
        Host host = Host.of(u);
        if (bound(u, host)) {
            Flight.away(u, "bound", host.original() ? "EN-24" : "CE-35");
        } else if (Leash.wearies(host) || Leash.outmatched(host)) {
            Flight.away(u, "outdistanced", "EN-21");
        } else if (!host.original()) {
            classic(u);
        } else if (!host.pursuers().relentless()
                && !(host.tracks("sight") && inSight(u))
                && !Pursuit.follows(chase(u).gap())) {
            Flight.away(u, "outdistanced", "EN-24");
        }
    }

    /** Whether none of them can follow to where the company is: their tree or their water holds them, or it is too deep. */
    private static boolean bound(Unfolding u, Host host) {
        Optional<Terrain> ground = Terrain.of(u.world(), u.state());
        return ground.isPresent()
                && host.able().stream()
                        .allMatch(foe -> host.monster(foe)
                                .power(Habit.Bound.class, host.profile())
                                .filter(bound -> !Tethers.mayBe(
                                        ground.get().level(), ground.get().company(), bound))
                                .isPresent());
    }

    private static boolean follow(Unfolding u, Pursuers pursuers, Running.Turning turning) {
        boolean secret = turning == Running.Turning.SECRET_DOOR;
        boolean goesOn = secret ? Pursuit.pastSecretDoor(u.throwing()) : Pursuit.pastTurning(u.throwing(), pursuers);
        String at = switch (turning) {
            case CORNER -> "corner";
            case DOOR -> "door";
            case SECRET_DOOR -> "secret door";
        };
        u.emit(new MeetingEvent.PursuitTested(
                at, goesOn, chase(u), secret ? "EN-26" : "EN-25", u.throwing().take()));
        return goesOn;
    }

    /** Stairs count as a turning; the classic game looks for sight alone. */
    @Rule("EN-25")
    static boolean downStairs(Unfolding u) {
        Host host = Host.of(u);
        if (!host.original() || host.pursuers().relentless()) {
            return true;
        }
        boolean goesOn = Pursuit.pastTurning(u.throwing(), host.pursuers());
        u.emit(new MeetingEvent.PursuitTested(
                "stairs", goesOn, chase(u), "EN-25", u.throwing().take()));
        return goesOn;
    }

    /** Out of sight most give up; trackers and the mindless go on for some rounds. */
    @Rule("CE-35")
    static void classic(Unfolding u) {
        Host host = Host.of(u);
        Chase chase = chase(u);
        if (inSight(u) || host.pursuers().relentless()) {
            if (chase.blind() >= 0) {
                u.emit(new MeetingEvent.PursuitTested("sight", true, chase.withBlind(-1), "CE-35", List.of()));
            }
            return;
        }
        int left = chase.blind() < 0 ? Pursuit.trail(u.throwing(), host.pursuers()) : chase.blind() - 1;
        u.emit(new MeetingEvent.PursuitTested(
                "sight", left > 0, chase.withBlind(left), "CE-35", u.throwing().take()));
        if (left <= 0) {
            Flight.away(u, "lost", "CE-35");
        }
    }

    /** Whether they see those whom they follow. */
    private static boolean inSight(Unfolding u) {
        Host host = Host.of(u);
        Optional<Terrain> ground = Terrain.of(u.world(), u.state());
        Cell foes = host.meeting().cell();
        return ground.isPresent()
                && ground.get().level().floor().contains(foes)
                && ground.get().sees(foes, ground.get().company())
                && Kinds.seeCompany(host, chase(u).gap());
    }

    private static Chase chase(Unfolding u) {
        return u.state().encounter().orElseThrow().chase().orElseThrow();
    }
}
