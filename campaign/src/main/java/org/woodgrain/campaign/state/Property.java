package org.woodgrain.campaign.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.woodgrain.rules.equipment.ItemId;

/**
 * What characters own and do not carry themselves.
 *
 * @param strongboxes at the inn, by owner; no entry for an empty one
 * @param carriers beasts, vehicles and vessels, in the order bought
 */
public record Property(SortedMap<CharacterId, Stock> strongboxes, List<Carrier> carriers) {
    public static final Property NONE = new Property(new TreeMap<>(), List.of());

    public Property {
        strongboxes = FlatMap.of(strongboxes);
        carriers = List.copyOf(carriers);
    }

    /** What lies in a member's strongbox. */
    public Stock strongbox(CharacterId owner) {
        Stock found = strongboxes.get(owner);
        return found == null ? Stock.EMPTY : found;
    }

    public Optional<Carrier> carrier(ItemId id) {
        return carriers.stream().filter(each -> each.id().equals(id)).findFirst();
    }

    /** The beasts, vehicles and vessels of one owner. */
    public List<ItemId> carriersOf(CharacterId owner) {
        return carriers.stream()
                .filter(each -> each.owner().equals(owner))
                .map(Carrier::id)
                .toList();
    }

    /** Whether an owner has nothing that he does not carry. */
    public boolean nothingOf(CharacterId owner) {
        if (!strongbox(owner).empty()) {
            return false;
        }
        for (Carrier each : carriers) {
            if (each.owner().equals(owner)) {
                return false;
            }
        }
        return true;
    }

    /** What lies in a store; empty when there is no such store. */
    public Stock stock(Store store) {
        return switch (store) {
            case Store.Strongbox box -> strongbox(box.owner());
            case Store.Load load -> carrier(load.carrier()).map(Carrier::load).orElse(Stock.EMPTY);
        };
    }

    /** The same with other contents of a store. */
    public Property with(Store store, Stock now) {
        return switch (store) {
            case Store.Strongbox box -> withStrongbox(box.owner(), now);
            case Store.Load load ->
                withCarriers(carriers.stream()
                        .map(each -> each.id().equals(load.carrier()) ? each.withLoad(now) : each)
                        .toList());
        };
    }

    private Property withStrongbox(CharacterId owner, Stock now) {
        TreeMap<CharacterId, Stock> all = new TreeMap<>(strongboxes);
        if (now.empty()) {
            all.remove(owner);
        } else {
            all.put(owner, now);
        }
        return new Property(all, carriers);
    }

    public Property withCarriers(List<Carrier> now) {
        return new Property(strongboxes, now);
    }

    /** The same with a carrier added, or put in the place of its earlier state. */
    public Property withCarrier(Carrier changed) {
        List<Carrier> all = new ArrayList<>(carriers);
        int at = all.stream().map(Carrier::id).toList().indexOf(changed.id());
        if (at < 0) {
            all.add(changed);
        } else {
            all.set(at, changed);
        }
        return withCarriers(all);
    }

    public Property withoutCarriers(List<ItemId> gone) {
        return withCarriers(
                carriers.stream().filter(each -> !gone.contains(each.id())).toList());
    }
}
