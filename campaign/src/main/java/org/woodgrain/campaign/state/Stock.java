package org.woodgrain.campaign.state;

import java.util.List;
import java.util.Optional;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

/**
 * What lies in a strongbox or on a beast or cart.
 *
 * @param coins by kind
 * @param things all else
 */
public record Stock(Purse coins, List<Item> things) {
    public static final Stock EMPTY = new Stock(Purse.EMPTY, List.of());

    public Stock {
        things = List.copyOf(things);
    }

    public boolean empty() {
        return coins.count() == 0 && things.isEmpty();
    }

    public Optional<Item> thing(ItemId id) {
        return things.stream().filter(each -> each.id().equals(id)).findFirst();
    }

    public Stock withCoins(Purse now) {
        return new Stock(now, things);
    }

    public Stock withThings(List<Item> now) {
        return new Stock(coins, now);
    }
}
