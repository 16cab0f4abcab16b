package org.woodgrain.campaign.meeting;

import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Talk;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Intelligence;
import org.woodgrain.rules.monsters.Tactics;

/**
 * Guardians where they have something to guard. Undecided ones that speak warn the company off for a round; the others
 * attack whoever is near what they guard.
 */
final class Guarding {
    private static final int NEAR_CELLS = 3;

    private Guarding() {}

    /** Whether all of them guard the room in which they were met. */
    static boolean at(Host host) {
        return host.meeting().room().isPresent()
                && host.able().stream().allMatch(foe -> host.monster(foe).tactics() == Tactics.GUARDIAN);
    }

    /**
     * A reaction has left it open what they do.
     *
     * @param warned whether they have warned the company already
     */
    @Rule({"EN-35", "CE-16"})
    static void undecided(Unfolding u, Host host, boolean warned) {
        boolean near = !Leash.beyond(u, NEAR_CELLS);
        if (!warned && host.mind() == Intelligence.INTELLIGENT) {
            Temper.made(u, Talk.Mood.WARN, 0, rule(host));
            Temper.phase(u, Encounter.Phase.PARLEY, rule(host));
        } else if (near) {
            Temper.made(u, Talk.Mood.ATTACK, 0, rule(host));
            Temper.attack(u);
        } else {
            Temper.phase(u, Encounter.Phase.PARLEY, rule(host));
        }
    }

    /** The round of warning is over, and the company is still there: new words are heard, nothing else. */
    @Rule({"EN-35", "CE-16"})
    static void warned(Unfolding u, Host host) {
        if (host.meeting().talk().offer()) {
            Temper.react(u, host);
        } else {
            undecided(u, host, true);
        }
    }

    private static String rule(Host host) {
        return host.original() ? "EN-35" : "CE-16";
    }
}
