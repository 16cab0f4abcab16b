package org.woodgrain.campaign.meeting;

import java.util.List;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Talk;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Coins;

/** Raiders who find themselves the weaker side hold out their own coin to be let go. */
final class Tribute {
    private Tribute() {}

    /** Whether they would rather pay than fight: raiders who are behind, have coin about them and can make it known. */
    static boolean fits(Host host) {
        return Leash.outmatched(host)
                && Tongues.speak(host)
                && Coins.worth(host.meeting().purse()) > 0;
    }

    @Rule({"EN-35", "CE-16"})
    static void offer(Unfolding u, Host host) {
        Temper.made(u, Talk.Mood.TRIBUTE, 0, rule(host));
        Temper.phase(u, Encounter.Phase.PARLEY, rule(host));
    }

    /** The company takes it: the coin lies at its feet, and both sides go their ways. */
    @Rule({"EN-35", "CE-16"})
    static void taken(Unfolding u) {
        Host host = Host.of(u);
        u.emit(new MeetingEvent.TributePaid(
                Heaps.here(u, host.meeting().purse(), List.of()),
                host.able().stream().map(Foe::id).toList(),
                rule(host)));
        Time.round(u);
        if (u.state().encounter().isPresent()) {
            Ending.of(u, "parted");
        }
    }

    /** Nobody has taken it: they weigh new words, and else they go if they can, or go on holding it out. */
    static void unanswered(Unfolding u, Host host) {
        if (host.meeting().talk().offer()) {
            Temper.react(u, host);
        } else if (Terrain.here(u.world(), u.state()).wayOut(host.meeting().cell())) {
            Temper.made(u, Talk.Mood.WITHDRAW, 0, rule(host));
            Temper.phase(u, Encounter.Phase.ROUT, rule(host));
        }
    }

    private static String rule(Host host) {
        return host.original() ? "EN-35" : "CE-16";
    }
}
