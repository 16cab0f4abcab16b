package org.woodgrain.campaign.meeting;

import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Talk;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Intelligence;
import org.woodgrain.rules.monsters.Tactics;

/** Beasts that cannot make up their minds: the hungry, the cornered and those with young attack, the others growl first. */
final class Growling {
    private static final int HUNGRY = 3;

    private Growling() {}

    /** Whether all of them are beasts that do not speak. */
    static boolean at(Host host) {
        return !host.able().isEmpty()
                && host.mind() != Intelligence.INTELLIGENT
                && host.able().stream().allMatch(foe -> host.monster(foe).tactics() == Tactics.BEAST);
    }

    /** A reaction has left it open what they do. */
    @Rule({"EN-35", "CE-16"})
    static void undecided(Unfolding u, Host host) {
        boolean fights = !wayOut(u, host) || host.keepsPost() || hungry(u);
        if (fights) {
            Temper.made(u, Talk.Mood.ATTACK, 0, rule(host));
            Temper.attack(u);
        } else {
            Temper.made(u, Talk.Mood.GROWL, 0, rule(host));
            Temper.phase(u, Encounter.Phase.PARLEY, rule(host));
        }
    }

    private static boolean hungry(Unfolding u) {
        return u.throwing()
                .of("EN-35", "whether it is hungry")
                .secret()
                .atMost(HUNGRY)
                .roll(1, 6)
                .success();
    }

    private static boolean wayOut(Unfolding u, Host host) {
        return Terrain.here(u.world(), u.state()).wayOut(host.meeting().cell());
    }

    /** It has growled for a round, and nobody has gone for it: it goes, or fights if it cannot. */
    @Rule({"EN-35", "CE-16"})
    static void over(Unfolding u, Host host) {
        if (host.meeting().provoked() || !wayOut(u, host)) {
            Temper.made(u, Talk.Mood.ATTACK, 0, rule(host));
            Temper.attack(u);
        } else {
            Temper.made(u, Talk.Mood.WITHDRAW, 0, rule(host));
            Temper.phase(u, Encounter.Phase.ROUT, rule(host));
        }
    }

    private static String rule(Host host) {
        return host.original() ? "EN-35" : "CE-16";
    }
}
