package org.woodgrain.rules.equipment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.rules.equipment.Article.Wear;

/** Lists of things that somebody has. */
public final class Things {
    private Things() {}

    public static Optional<Item> find(List<Item> items, ItemId id) {
        return items.stream().filter(item -> item.id().equals(id)).findFirst();
    }

    /** The list with things put in: in the place of those with the same id, or at the end. */
    public static List<Item> put(List<Item> items, List<Item> changed) {
        List<Item> all = new ArrayList<>(items);
        for (Item item : changed) {
            int at = indexOf(all, item.id());
            if (at < 0) {
                all.add(item);
            } else {
                all.set(at, item);
            }
        }
        return List.copyOf(all);
    }

    /** The list without these ids. */
    public static List<Item> without(List<Item> items, List<ItemId> gone) {
        return items.stream().filter(item -> !gone.contains(item.id())).toList();
    }

    /** The list with so many fewer of one thing; with none left it is gone. */
    public static List<Item> less(List<Item> items, ItemId id, int quantity) {
        return items.stream()
                .filter(item -> !item.id().equals(id) || item.quantity() > quantity)
                .map(item -> item.id().equals(id) ? item.withQuantity(item.quantity() - quantity) : item)
                .toList();
    }

    /**
     * The thing to which a new one is added, if it is counted rather than kept singly: torches, arrows, spikes, rations.
     * Arms, armour and containers are kept singly.
     */
    public static Optional<Item> pileFor(EquipmentTables tables, List<Item> items, Item added) {
        if (!counted(tables, added)) {
            return Optional.empty();
        }
        return items.stream()
                .filter(item -> item.carried() != Carried.IN_HAND && item.carried() != Carried.WORN)
                .filter(item -> item.kind().equals(added.kind())
                        && item.name().equals(added.name())
                        && item.worth() == added.worth()
                        && item.weight() == added.weight()
                        && item.bonus() == added.bonus())
                .findFirst();
    }

    private static boolean counted(EquipmentTables tables, Item item) {
        Optional<Article> article = tables.article(item.kind());
        if (article.isEmpty()) {
            return false;
        }
        boolean arm = tables.weapon(item)
                .filter(weapon -> !weapon.vessel() && !weapon.id().equals("torch"))
                .isPresent();
        return article.get().wear() == Wear.NOTHING && !article.get().container() && !arm;
    }

    private static int indexOf(List<Item> items, ItemId id) {
        for (int i = 0; i < items.size(); i++) {
            if (items.get(i).id().equals(id)) {
                return i;
            }
        }
        return -1;
    }
}
