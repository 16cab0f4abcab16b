package org.woodgrain.campaign.meeting;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.woodgrain.campaign.bands.Guises;
import org.woodgrain.campaign.bands.Marks;
import org.woodgrain.campaign.battle.Battle;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Nerve;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.encounters.Morale;
import org.woodgrain.rules.encounters.MoraleCause;
import org.woodgrain.rules.encounters.Rout;
import org.woodgrain.rules.equipment.Encumbrance;
import org.woodgrain.rules.monsters.Intelligence;
import org.woodgrain.rules.monsters.Tactics;
import org.woodgrain.rules.monsters.Trait;

/** The monsters' morale, tested after a round of battle when there is cause. */
final class Courage {
    private Courage() {}

    @Rule({"NP-22", "CC-26"})
    static void test(Unfolding u) {
        Host host = Host.of(u);
        if (host.meeting().phase() != Encounter.Phase.BATTLE
                || !u.state().ruleset().on(Option.MORALE)) {
            return;
        }
        if (host.original()) {
            original(u, host);
        } else {
            classic(u, host);
        }
    }

    @Rule("NP-22")
    private static void original(Unfolding u, Host host) {
        List<String> causes =
                MoraleCause.labels(MoraleCause.original(host.meeting().strength(), down(host), leaderDown(host)));
        causes.removeAll(host.meeting().nerve().taken());
        if (causes.isEmpty() || host.steadfast() || host.mindless() || host.undead()) {
            return;
        }
        apply(u, causes, originalThrow(u, host), "NP-22");
    }

    /** A throw of theirs for nothing but to see whether they have the heart to go on. */
    static Morale.Check thrown(Unfolding u, Host host) {
        return host.original()
                ? originalThrow(u, host)
                : Morale.classic(u.throwing(), name(host), Morale.rating(printed(host), Spirits.of(host)));
    }

    private static Morale.Check originalThrow(Unfolding u, Host host) {
        int foes = host.able().size();
        int spirits = Spirits.of(host);
        int company = host.company().size();
        int dice = host.able().stream()
                .flatMap(foe -> host.monster(foe).powers(Trait.MoraleDice.class, host.profile()).stream())
                .mapToInt(Trait.MoraleDice::plus)
                .max()
                .orElse(0);
        return Morale.original(
                u.throwing(),
                name(host),
                new Morale.Standing(company >= 2 * foes, shareDown(host) < companyShareDown(host), dice + spirits));
    }

    @Rule({"CC-27", "CC-28", "CC-29", "CC-31", "CC-32", "CC-33", "CC-34"})
    private static void classic(Unfolding u, Host host) {
        int printed = printed(host);
        if (printed <= 2) {
            breakOff(u, host, "CC-28");
            return;
        }
        Nerve nerve = host.meeting().nerve();
        List<String> causes = classicCauses(host);
        causes.removeAll(nerve.taken());
        if (causes.isEmpty() || host.steadfast() || !Morale.checks(printed) || Morale.settled(nerve.passed())) {
            return;
        }
        Morale.Situation situation = new Morale.Situation(
                shareDown(host) > companyShareDown(host),
                shareDown(host) < companyShareDown(host),
                leaderDown(host),
                host.meeting().room().isPresent());
        Morale.Check check = Morale.classic(
                u.throwing(), name(host), Morale.rating(printed, situation.modifier() + Spirits.of(host)));
        apply(u, causes, check, "CC-30");
    }

    @Rule({"CC-32", "CC-33"})
    private static List<String> classicCauses(Host host) {
        Encounter meeting = host.meeting();
        if (meeting.strength() == 1) {
            Foe lone = meeting.foes().getFirst();
            return MoraleCause.labels(MoraleCause.alone(lone.hitPoints(), lone.maxHitPoints()));
        }
        boolean anySlain = meeting.foes().stream().anyMatch(foe -> foe.standing() == Foe.Standing.DEAD);
        return MoraleCause.labels(MoraleCause.classic(meeting.strength(), down(host), anySlain));
    }

    /** The rating of the leader if he lives, else the commonest. */
    @Rule("CC-27")
    private static int printed(Host host) {
        if (host.leader().isPresent()) {
            int own = host.leader().get().number(Marks.MORALE);
            return own > 0 ? own : host.monster(host.leader().get()).morale();
        }
        Map<Integer, Integer> counts = new HashMap<>();
        host.able().forEach(foe -> counts.merge(host.monster(foe).morale(), 1, Integer::sum));
        return counts.entrySet().stream()
                .max(Map.Entry.<Integer, Integer>comparingByValue()
                        .thenComparing(Map.Entry.comparingByKey(Comparator.naturalOrder())))
                .map(Map.Entry::getKey)
                .orElse(12);
    }

    private static void apply(Unfolding u, List<String> causes, Morale.Check check, String rule) {
        u.emit(new MeetingEvent.MoraleChecked(
                causes, check.outcome(), rule, u.throwing().take()));
        switch (check.outcome()) {
            case FIGHT_ON -> {}
            case FALL_BACK -> fallBack(u);
            case BREAK -> breakOff(u, Host.of(u), rule);
        }
    }

    /** They give ground by a third of a move, if there is any to give, and hold back for a round. */
    @Rule("NP-22")
    private static void fallBack(Unfolding u) {
        Host host = Host.of(u);
        Terrain ground = Terrain.here(u.world(), u.state());
        int step = Math.max(10, Encumbrance.feetPerRound(host.slowest()) / 10 * 10);
        int feet = Math.min(
                host.meeting().distance() + step, ground.open(host.meeting().cell()));
        if (feet > host.meeting().distance()) {
            u.emit(new MeetingEvent.Distanced(
                    false, feet, ground.standing(host.meeting().cell(), feet, any -> true), "NP-22"));
        }
    }

    /** They flee if they can; men and intelligent monsters surrender if they are cut off; the rest fight on. */
    @Rule({"NP-22", "CC-28", "CC-30"})
    private static void breakOff(Unfolding u, Host host, String rule) {
        Terrain ground = Terrain.here(u.world(), u.state());
        boolean way = ground.wayOut(host.meeting().cell());
        boolean inReach = host.meeting().distance() <= Closing.REACH;
        boolean quick = host.original() || !inReach || host.slowest() >= host.companyInches();
        boolean yields = host.mind() == Intelligence.INTELLIGENT || host.men();
        switch (Rout.of(way, quick, yields)) {
            case FLEE -> flee(u, inReach, rule);
            case YIELD -> {
                u.emit(new MeetingEvent.FoesBroke(
                        host.able().stream().map(Foe::id).toList(), Foe.Standing.SURRENDERED, rule));
                Aftermath.atMercy(u);
            }
            case FIGHT_ON -> {}
        }
    }

    private static void flee(Unfolding u, boolean inReach, String rule) {
        boolean orderly = inOrder(Host.of(u));
        if (inReach && !orderly) {
            Battle.backsTurned(u, false);
        }
        if (!Aftermath.over(u)) {
            Host host = Host.of(u);
            host.able().stream()
                    .filter(foe -> Guises.bat(host.monster(foe), host.profile()))
                    .forEach(foe -> u.emit(new PowerEvent.Used(foe.id(), "bat", List.of(), List.of())));
            u.emit(new MeetingEvent.PhaseCame(Encounter.Phase.ROUT, orderly ? "EN-36" : rule));
        }
    }

    /** Whether they are soldiers under a leader, who show nobody their backs when they go. */
    @Rule("EN-36")
    private static boolean inOrder(Host host) {
        return host.leader().isPresent()
                && host.able().stream().allMatch(foe -> host.monster(foe).tactics() == Tactics.SOLDIER);
    }

    private static int down(Host host) {
        return host.meeting().strength()
                - host.able().size()
                - host.meeting().circling().foes().size();
    }

    private static boolean leaderDown(Host host) {
        return host.meeting().foes().stream().anyMatch(foe -> foe.number(Host.LEADER) > 0 && !foe.able());
    }

    private static double shareDown(Host host) {
        return (double) down(host) / host.meeting().strength();
    }

    private static double companyShareDown(Host host) {
        int all = host.state().order().size();
        return all == 0 ? 1 : (double) (all - host.company().size()) / all;
    }

    private static String name(Host host) {
        return host.monster(host.able().getFirst()).name();
    }
}
