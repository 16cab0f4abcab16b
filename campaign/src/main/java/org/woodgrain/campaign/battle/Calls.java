package org.woodgrain.campaign.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.bands.Bands;
import org.woodgrain.campaign.bands.Marks;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.SpecialAttack;

/**
 * Monsters that call others to their side, once a day for each kind of caller; where a call brings but one (a nixie's
 * pike), each caller has its own. Those who are called come some rounds later, if such live there.
 */
final class Calls {
    private static final String CALLED = "called";
    private static final String COME_IN = "come-in";

    /** Which of the kinds it may call, counted from 1. */
    private static final String WHOM = "calls";

    private static final int WITHIN_CALL = 3;

    private Calls() {}

    /** One kind that may be called, and how. */
    private record Call(String row, SpecialAttack.Summon how) {}

    /** A round begins: whoever was called and has come joins in, and whoever has not called yet calls. */
    static void on(Unfolding u) {
        for (Foe foe : u.state().encounter().orElseThrow().foes()) {
            Encounter meeting = u.state().encounter().orElseThrow();
            List<Call> calls = calls(u, foe);
            if (calls.isEmpty() || foe.number(Marks.HUMAN) != 0) {
                continue;
            }
            if (foe.number(COME_IN) > 0 && foe.number(COME_IN) <= meeting.round()) {
                come(u, foe, calls.get(Math.max(0, Math.min(foe.number(WHOM), calls.size()) - 1)));
            } else if (foe.able() && foe.number(Mist.MIST) == 0 && !called(u, foe, calls)) {
                call(u, foe, calls, meeting.round());
            }
        }
    }

    private static List<Call> calls(Unfolding u, Foe foe) {
        List<Call> all = new ArrayList<>();
        u.world()
                .book()
                .monsters()
                .monster(foe.monster())
                .powers(SpecialAttack.Summon.class, u.state().ruleset().profile())
                .forEach(summon -> summon.rows().forEach(row -> all.add(new Call(row, summon))));
        return all;
    }

    private static boolean called(Unfolding u, Foe foe, List<Call> calls) {
        boolean each = calls.stream().allMatch(call -> call.how().number().most() == 1);
        return u.state().encounter().orElseThrow().foes().stream()
                .filter(other ->
                        each ? other.id().equals(foe.id()) : other.monster().equals(foe.monster()))
                .anyMatch(other -> Daily.used(u.state(), other, CALLED) > 0);
    }

    /** One kind of several is called; it hears on 1 to 3 of a die: if such live there. */
    private static void call(Unfolding u, Foe foe, List<Call> calls, int round) {
        Daily.use(u, foe.id(), CALLED);
        int whom = calls.size() == 1
                ? 1
                : u.throwing()
                        .of("EN-36", "whom it calls")
                        .secret()
                        .roll(1, calls.size())
                        .total();
        SpecialAttack.Summon summon = calls.get(whom - 1).how();
        boolean heard = u.throwing()
                .of("EN-36", "whether such live within call")
                .secret()
                .atMost(WITHIN_CALL)
                .roll(1, 6)
                .success();
        int rounds =
                summon.rounds().roll(u.throwing().of("EN-36", "until they come").secret());
        u.emit(new PowerEvent.Used(foe.id(), "summon", List.of(), u.throwing().take()));
        if (heard) {
            u.emit(new BattleEvent.FoeMarked(foe.id(), WHOM, whom));
            u.emit(new BattleEvent.FoeMarked(foe.id(), COME_IN, round + Math.max(1, rounds)));
        }
    }

    private static void come(Unfolding u, Foe foe, Call call) {
        u.emit(new BattleEvent.FoeMarked(foe.id(), COME_IN, 0));
        int number = call.how()
                .number()
                .roll(u.throwing().of("EN-36", "how many come").secret());
        Optional<Monster> kind = u.world().book().monsters().find(call.row());
        if (kind.isPresent()) {
            int before = (int) u.state().encounter().orElseThrow().foes().stream()
                    .filter(each -> each.monster().equals(call.row()))
                    .count();
            List<Foe> more = Bands.plain(u, kind.get(), number, List.of(), before);
            u.emit(new PowerEvent.MoreCame(
                    more, "come to its call", u.throwing().take()));
        }
    }
}
