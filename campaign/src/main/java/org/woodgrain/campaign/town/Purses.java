package org.woodgrain.campaign.town;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.woodgrain.campaign.event.TownEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.Purse;

/** Changing, pooling and dividing coins. */
final class Purses {
    private Purses() {}

    @Rule("EQ-06")
    static void change(Unfolding u, CharacterId who) {
        Adventurer owner = u.state().adventurer(who).orElseThrow();
        TreeMap<CharacterId, Purse> now = new TreeMap<>();
        now.put(who, Coins.changed(owner.purse()));
        u.emit(new TownEvent.CoinsMoved("changed", now));
    }

    static void pool(Unfolding u, CharacterId keeper) {
        TreeMap<CharacterId, Purse> now = new TreeMap<>();
        Purse all = Purse.EMPTY;
        for (Adventurer member : u.state().company()) {
            all = all.plus(member.purse());
            now.put(member.id(), Purse.EMPTY);
        }
        now.put(keeper, all);
        u.emit(new TownEvent.CoinsMoved("pooled", now));
    }

    /** Equal shares for all, hirelings half of one (NP-02). */
    @Rule("NP-02")
    static void divide(Unfolding u) {
        List<Adventurer> company = u.state().company();
        Purse all = company.stream().map(Adventurer::purse).reduce(Purse.EMPTY, Purse::plus);
        // changed first, so that one odd coin of each kind is all that does not divide
        List<Purse> parts = new ArrayList<>(Coins.divide(Coins.changed(all), parts(u, company)));
        TreeMap<CharacterId, Purse> now = new TreeMap<>();
        for (Adventurer member : company) {
            Purse share = Purse.EMPTY;
            for (int part = 0; part < parts(u, company, member); part++) {
                share = share.plus(parts.removeFirst());
            }
            now.put(member.id(), share);
        }
        u.emit(new TownEvent.CoinsMoved("divided", now));
    }

    private static int parts(Unfolding u, List<Adventurer> company) {
        return company.stream().mapToInt(member -> parts(u, company, member)).sum();
    }

    /** One each; two for a full share where somebody has half of one. */
    private static int parts(Unfolding u, List<Adventurer> company, Adventurer member) {
        boolean hirelings = company.stream().anyMatch(each -> hired(u, each));
        return hirelings && !hired(u, member) ? 2 : 1;
    }

    private static boolean hired(Unfolding u, Adventurer member) {
        return u.state().service(member.id()).isPresent();
    }
}
