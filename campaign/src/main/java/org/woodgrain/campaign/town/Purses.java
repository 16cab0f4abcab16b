package org.woodgrain.campaign.town;

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

    static void divide(Unfolding u) {
        List<Adventurer> company = u.state().company();
        Purse all = company.stream().map(Adventurer::purse).reduce(Purse.EMPTY, Purse::plus);
        // changed first, so that one odd coin of each kind is all that does not divide
        List<Purse> shares = Coins.divide(Coins.changed(all), company.size());
        TreeMap<CharacterId, Purse> now = new TreeMap<>();
        for (int i = 0; i < company.size(); i++) {
            now.put(company.get(i).id(), shares.get(i));
        }
        u.emit(new TownEvent.CoinsMoved("divided", now));
    }
}
