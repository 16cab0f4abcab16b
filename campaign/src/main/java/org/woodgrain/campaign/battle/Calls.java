package org.woodgrain.campaign.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.bands.Bands;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.SpecialAttack;

/** Monsters that call others to their side, once in a fight; those who are called come some rounds later. */
final class Calls {
    private static final String CALLED = "called";
    private static final String COME_IN = "come-in";
    private static final int WITHIN_CALL = 3;

    private Calls() {}

    /** A round begins: whoever was called and has come joins in, and whoever has not called yet calls. */
    static void on(Unfolding u) {
        Encounter meeting = u.state().encounter().orElseThrow();
        boolean called = meeting.foes().stream().anyMatch(foe -> foe.number(CALLED) > 0);
        for (Foe foe : meeting.foes()) {
            List<SpecialAttack.Summon> powers = u.world()
                    .book()
                    .monsters()
                    .monster(foe.monster())
                    .powers(SpecialAttack.Summon.class, u.state().ruleset().profile());
            if (powers.isEmpty()) {
                continue;
            }
            if (foe.number(COME_IN) > 0 && foe.number(COME_IN) <= meeting.round()) {
                come(u, foe, powers.getFirst());
            } else if (foe.able() && !called) {
                called = true;
                call(u, foe, powers.getFirst(), meeting.round());
            }
        }
    }

    /** They hear it on 1 to 3 of a die: if such live there. */
    private static void call(Unfolding u, Foe foe, SpecialAttack.Summon summon, int round) {
        u.emit(new BattleEvent.FoeMarked(foe.id(), CALLED, 1));
        boolean heard = u.throwing()
                .of("CB-21", "whether such live within call")
                .secret()
                .atMost(WITHIN_CALL)
                .roll(1, 6)
                .success();
        int rounds =
                summon.rounds().roll(u.throwing().of("CB-21", "until they come").secret());
        u.emit(new PowerEvent.Used(foe.id(), "summon", List.of(), u.throwing().take()));
        if (heard) {
            u.emit(new BattleEvent.FoeMarked(foe.id(), COME_IN, round + Math.max(1, rounds)));
        }
    }

    private static void come(Unfolding u, Foe foe, SpecialAttack.Summon summon) {
        u.emit(new BattleEvent.FoeMarked(foe.id(), COME_IN, 0));
        int number = Math.min(
                12,
                summon.number().roll(u.throwing().of("CB-21", "how many come").secret()));
        Optional<Monster> kind = u.world().book().monsters().find(summon.rows().getFirst());
        if (kind.isPresent()) {
            List<Foe> more = new ArrayList<>(Bands.plain(u, kind.get(), number, List.of(), 0));
            u.emit(new PowerEvent.MoreCame(
                    more, "come to its call", u.throwing().take()));
        }
    }
}
