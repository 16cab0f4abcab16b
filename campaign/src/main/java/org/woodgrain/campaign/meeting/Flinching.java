package org.woodgrain.campaign.meeting;

import java.util.List;
import org.woodgrain.campaign.battle.Battle;
import org.woodgrain.campaign.battle.Jetting;
import org.woodgrain.campaign.battle.Mist;
import org.woodgrain.campaign.battle.Tempers;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.spells.MonsterCasting;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Nerve;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.melee.tactics.Flinch;
import org.woodgrain.rules.monsters.Intelligence;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Tactics;
import org.woodgrain.rules.monsters.Trait;

/** Single monsters that are hurt enough go their way, as their tactics have it; what they turn from strikes at them. */
final class Flinching {
    private Flinching() {}

    /** Whoever will not stay makes off. Those whose courage was tried and held stay. */
    @Rule("EN-36")
    static void of(Unfolding u) {
        Host host = Host.of(u);
        if (talks(host)) {
            Standoff.parleyFor(u);
            return;
        }
        boolean way = Terrain.here(u.world(), u.state()).wayOut(host.meeting().cell());
        boolean stays = host.meeting().nerve().passed() > 0 || host.keepsPost();
        for (Foe foe : host.able()) {
            if (!stays && shrinks(host, foe) && Mist.can(host.monster(foe), host.profile())
                    || Mist.is(u.state(), foe.id())) {
                Mist.away(u, foe.id());
            } else if (!host.keepsPost()
                    && shrinks(host, foe)
                    && Jetting.can(host.world(), host.state(), foe, host.monster(foe))) {
                Jetting.away(u, foe, host.monster(foe));
            } else if (!stays && way && shrinks(host, foe)) {
                makeOff(u, foe.id());
            }
            if (u.state().encounter().isEmpty() || u.state().company().isEmpty()) {
                return;
            }
        }
    }

    /** Casters who are left to themselves, hurt and with no magic to bring them away, offer to talk, once. */
    private static boolean talks(Host host) {
        return host.mind() == Intelligence.INTELLIGENT
                && !host.meeting().nerve().taken().contains(Nerve.PARLEYED)
                && host.able().stream()
                        .allMatch(foe ->
                                host.monster(foe).tactics() == Tactics.CASTER && half(foe) && !escapes(host, foe))
                && !host.able().isEmpty();
    }

    private static boolean half(Foe foe) {
        return foe.hitPoints() * 2 <= foe.maxHitPoints();
    }

    private static boolean escapes(Host host, Foe foe) {
        return MonsterCasting.escapes(host.world(), host.state(), foe);
    }

    private static boolean shrinks(Host host, Foe foe) {
        Monster kind = host.monster(foe);
        if (kind.has(Trait.Fearless.class, host.profile())) {
            return false;
        }
        if (Tempers.unwarlike(kind, host.profile())) {
            return true;
        }
        if (kind.tactics() == Tactics.CASTER && escapes(host, foe)) {
            return false;
        }
        return Flinch.makesOff(
                kind.tactics(),
                foe.hitPoints(),
                foe.maxHitPoints(),
                ofThem(host, host.meeting().foes(), kind.tactics()),
                ofThem(host, host.able(), kind.tactics()));
    }

    private static int ofThem(Host host, List<Foe> foes, Tactics tactics) {
        int count = 0;
        for (Foe foe : foes) {
            count += host.monster(foe).tactics() == tactics ? 1 : 0;
        }
        return count;
    }

    private static void makeOff(Unfolding u, FoeId id) {
        if (u.state().encounter().orElseThrow().distance() <= Closing.REACH) {
            Battle.turnsBack(u, id);
        }
        boolean able = u.state()
                .encounter()
                .flatMap(meeting -> meeting.foe(id))
                .filter(Foe::able)
                .isPresent();
        if (able) {
            u.emit(new PowerEvent.MadeOff(
                    id, "has had enough and makes off", "EN-36", u.throwing().take()));
        }
    }
}
