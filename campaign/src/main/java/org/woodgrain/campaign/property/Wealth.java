package org.woodgrain.campaign.property;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.refusal.PropertyRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Store;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.experience.Treasure;

/** The whole company puts away what only weighs it down. */
final class Wealth {
    private Wealth() {}

    static Optional<Refusal> check(CampaignState state, int keep) {
        if (!(state.place() instanceof Place.Town)) {
            return Optional.of(new PropertyRefusal.AtTheInn());
        }
        if (keep < 0) {
            return Optional.of(new PropertyRefusal.NothingToPut());
        }
        return state.company().stream()
                        .noneMatch(who -> rich(who, keep) || !valuables(who).isEmpty())
                ? Optional.of(new PropertyRefusal.NothingToPut())
                : Optional.empty();
    }

    static void put(Unfolding u, int keep) {
        for (Adventurer who : u.state().company()) {
            Store box = new Store.Strongbox(who.id());
            for (Item item : valuables(who)) {
                Storing.put(u, who.id(), box, item.id(), item.quantity());
            }
            if (rich(who, keep)) {
                CoinStoring.put(u, who.id(), box, keep);
            }
        }
    }

    private static boolean rich(Adventurer who, int keep) {
        return Coins.worth(who.purse()) > Coins.ofGold(keep);
    }

    private static List<Item> valuables(Adventurer who) {
        return who.items().stream().filter(Treasure::valuable).toList();
    }
}
