package org.woodgrain.campaign.clock;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.woodgrain.campaign.event.ClockEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/**
 * Time passing underground. All parts of the game spend time through here, so that torches, spells, rest and wandering
 * monsters take their turn whatever the company does.
 *
 * <p>Each way of spending time says whether all of it passed: {@code false} means that wanderers came at the end of a
 * turn with time still to go, and what was being done gives no result (UX-33).
 */
public final class Time {
    private Time() {}

    /** Lets ticks go by; a turn that fills up is ended on the way. */
    @Rule({"UX-33", "CD-01", "CD-03"})
    public static boolean pass(Unfolding u, int ticks) {
        int left = ticks;
        while (left > 0) {
            int toEnd = Clock.TURN - u.state().clock().ticks();
            int now = Math.min(left, toEnd);
            u.emit(new ClockEvent.TimePassed(now));
            Expiry.spent(u);
            left -= now;
            if (now == toEnd) {
                TurnStep.endTurn(u);
                if (left > 0 && interrupted(u)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Lets quarters of a turn go by (UX-06). */
    public static boolean quarters(Unfolding u, int many) {
        return pass(u, many * Clock.QUARTER);
    }

    public static boolean turns(Unfolding u, int many) {
        return pass(u, many * Clock.TURN);
    }

    /** Turns spent in town, where nothing burns down and nobody wanders; what has lasted its time ends. */
    public static void inTown(Unfolding u, int turns) {
        if (turns > 0) {
            u.emit(new ClockEvent.TimePassed(turns * Clock.TURN));
            Expiry.spent(u);
            Expiry.turnEnded(u);
        }
    }

    /** One round of battle; doors left open may fall shut at its end when an encounter or pursuit goes on (UX-15). */
    @Rule({"UX-09", "UX-15"})
    public static boolean round(Unfolding u) {
        boolean whole = pass(u, Clock.round(u.state().ruleset().profile()));
        if (u.state().encounter().isPresent()) {
            FallingDoors.check(u);
        }
        return whole;
    }

    /**
     * Spends what is left of the turn on breath, bandages and weapons, as after a fight; nothing if a turn has just
     * ended (UX-09, CE-29).
     */
    @Rule("UX-09")
    public static void finishTurn(Unfolding u) {
        int used = u.state().clock().ticks();
        if (used > 0) {
            pass(u, Clock.TURN - used);
        }
    }

    /** Marks members as active in the present turn. */
    public static void stir(Unfolding u, Collection<CharacterId> who) {
        List<Adventurer> members = new ArrayList<>();
        for (CharacterId id : who) {
            u.state().adventurer(id).ifPresent(members::add);
        }
        stirEach(u, members);
    }

    private static void stirEach(Unfolding u, List<Adventurer> members) {
        List<CharacterId> newly = new ArrayList<>();
        for (Adventurer member : members) {
            if (!member.rest().stirred()) {
                newly.add(member.id());
            }
        }
        if (!newly.isEmpty()) {
            u.emit(new ClockEvent.Stirred(newly));
        }
    }

    /** Marks the whole company as active in the present turn. */
    public static void stirAll(Unfolding u) {
        stirEach(u, u.state().company());
    }

    /** Something loud was done: a door forced, hammering, a fight. */
    public static void noise(Unfolding u, String what) {
        if (u.state().expedition().map(expedition -> !expedition.noisy()).orElse(false)) {
            u.emit(new ClockEvent.NoiseMade(what));
        }
    }

    /** After a flight or pursuit: the company owes so many turns of rest. */
    @Rule("UX-05")
    public static void oweRest(Unfolding u, int turns) {
        u.emit(new ClockEvent.RestOwed(
                u.state().company().stream().map(Adventurer::id).toList(), turns));
    }

    /** Whether monsters are at hand, so that whatever goes on must stop. */
    public static boolean interrupted(Unfolding u) {
        return u.state().wanderers().isPresent() || u.state().encounter().isPresent();
    }
}
