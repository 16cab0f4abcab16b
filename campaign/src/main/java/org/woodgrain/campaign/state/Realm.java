package org.woodgrain.campaign.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Strongholds and soldiers of the company's members.
 *
 * @param holdings in the order founded
 * @param troops in the order they came
 */
public record Realm(List<Holding> holdings, List<Troop> troops) {
    public static final Realm NONE = new Realm(List.of(), List.of());

    public Realm {
        holdings = List.copyOf(holdings);
        troops = List.copyOf(troops);
    }

    public Optional<Holding> holding(String id) {
        return holdings.stream().filter(each -> each.id().equals(id)).findFirst();
    }

    /** The strongholds of one owner. */
    public List<Holding> of(CharacterId owner) {
        if (holdings.isEmpty()) {
            return List.of();
        }
        return holdings.stream().filter(each -> each.owner().equals(owner)).toList();
    }

    public Optional<Troop> troop(String id) {
        return troops.stream().filter(each -> each.id().equals(id)).findFirst();
    }

    /** The soldiers of one master. */
    public List<Troop> serving(CharacterId master) {
        return troops.stream().filter(each -> each.master().equals(master)).toList();
    }

    /** The same with a holding added, or put in the place of its earlier state. */
    public Realm with(Holding changed) {
        return new Realm(put(holdings, changed, Holding::id), troops);
    }

    /** The same with a troop added, or put in the place of its earlier state. */
    public Realm with(Troop changed) {
        return new Realm(holdings, put(troops, changed, Troop::id));
    }

    public Realm withoutTroop(String id) {
        return new Realm(
                holdings, troops.stream().filter(each -> !each.id().equals(id)).toList());
    }

    /** The same with the strongholds of one owner in other hands. */
    public Realm handedOn(CharacterId from, CharacterId to) {
        return new Realm(
                holdings.stream()
                        .map(each -> each.owner().equals(from) ? each.withOwner(to) : each)
                        .toList(),
                troops);
    }

    /** The same without the strongholds of one owner. */
    public Realm without(CharacterId owner) {
        return new Realm(
                holdings.stream().filter(each -> !each.owner().equals(owner)).toList(), troops);
    }

    private static <T> List<T> put(List<T> all, T changed, Function<T, String> id) {
        List<T> now = new ArrayList<>(all);
        for (int i = 0; i < now.size(); i++) {
            if (id.apply(now.get(i)).equals(id.apply(changed))) {
                now.set(i, changed);
                return now;
            }
        }
        now.add(changed);
        return now;
    }
}
