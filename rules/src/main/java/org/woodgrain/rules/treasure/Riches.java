package org.woodgrain.rules.treasure;

import java.util.ArrayList;
import java.util.List;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.Purse;

/** Coins and things that lie together. */
public record Riches(Purse coins, List<Item> things) {
    public Riches {
        things = List.copyOf(things);
    }

    public Riches plus(List<Item> more) {
        List<Item> all = new ArrayList<>(things);
        all.addAll(more);
        return new Riches(coins, all);
    }
}
