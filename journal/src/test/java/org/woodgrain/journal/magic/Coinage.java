package org.woodgrain.journal.magic;

import java.util.Map;
import java.util.TreeMap;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.Purse;

/** All coin of a campaign, in copper pieces by who has it or what it lies in: coin changes hands and is never made. */
final class Coinage {
    private final Map<String, Integer> holders = new TreeMap<>();

    private Coinage(CampaignState state) {
        state.adventurers().values().forEach(who -> add("member " + who.id(), who.purse()));
        state.candidates()
                .forEach(each -> add("member " + each.id(), each.person().purse()));
        state.property().strongboxes().forEach((owner, stock) -> add("strongbox " + owner, stock.coins()));
        state.property()
                .carriers()
                .forEach(each -> add("load " + each.id(), each.load().coins()));
        state.followers().forEach(each -> add(each.foe()));
        state.encounter().ifPresent(meeting -> {
            meeting.foes().forEach(this::add);
            meeting.circling().foes().forEach(this::add);
        });
        state.levels().forEach((id, level) -> {
            level.rooms().values().forEach(room -> {
                room.dwellers().forEach(this::add);
                room.prisoners().forEach(this::add);
                room.hoards().forEach(this::add);
            });
            level.piles().values().forEach(this::add);
        });
    }

    static Coinage of(CampaignState state) {
        return new Coinage(state);
    }

    /** The same monster may be told of twice: among those who are met, and at home or following. */
    private void add(Foe foe) {
        holders.merge("foe " + foe.id(), Coins.worth(foe.carried()), Math::max);
    }

    private void add(Hoard hoard) {
        add("hoard " + hoard.id(), hoard.coins());
    }

    private void add(String holder, Purse purse) {
        holders.merge(holder, Coins.worth(purse), Integer::sum);
    }

    /** Copper pieces that are there now and were nowhere before; newcomers bring their own. */
    int madeSince(Coinage before) {
        int now = 0;
        int brought = 0;
        for (Map.Entry<String, Integer> each : holders.entrySet()) {
            now += each.getValue();
            brought += before.holders.containsKey(each.getKey()) ? 0 : each.getValue();
        }
        int was = before.holders.values().stream().mapToInt(Integer::intValue).sum();
        return Math.max(0, now - was - brought);
    }
}
