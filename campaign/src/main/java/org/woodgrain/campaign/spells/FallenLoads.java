package org.woodgrain.campaign.spells;

import java.util.List;
import org.woodgrain.campaign.event.HandlingEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;

/** What a creature that followed the company bore when it died, or when it threw off its load and ran. */
public final class FallenLoads {
    private static final String DEAD = "it is dead";

    private FallenLoads() {}

    /** It lies where the company stands; one that leaves alive takes with it what is on its back. */
    static void left(Unfolding u, CampaignState before, MagicEvent.FollowerLeft left) {
        if (left.why().equals(DEAD)) {
            before.followers().stream()
                    .map(Follower::foe)
                    .filter(foe -> foe.id().equals(left.foe()))
                    .findFirst()
                    .ifPresent(foe -> thrownOff(u, foe));
        }
    }

    /** All that one bears lies where the company stands. */
    public static void thrownOff(Unfolding u, Foe foe) {
        boolean bare = foe.items().isEmpty() && foe.carried().count() == 0;
        if (bare || !(u.state().place() instanceof Place.Underground at)) {
            return;
        }
        List<Item> loose = foe.items().stream()
                .map(item -> item.inside().isEmpty() ? item.carried(Carried.STOWED, "") : item)
                .toList();
        u.emit(new HandlingEvent.LoadFell(
                new MeetingEvent.Heap(at.level(), Hoard.pile(u.newId("h"), at.cell(), foe.carried(), loose)),
                foe.name()));
    }
}
