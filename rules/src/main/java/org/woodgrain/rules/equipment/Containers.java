package org.woodgrain.rules.equipment;

import java.util.ArrayList;
import java.util.List;
import org.woodgrain.rules.Rule;

/** What sacks and packs hold. */
public final class Containers {
    private Containers() {}

    /** The things directly inside a container. */
    public static List<Item> inside(List<Item> items, ItemId container) {
        return items.stream()
                .filter(item -> item.inside().equals(container.value()))
                .toList();
    }

    /** The things inside a container, and those inside these. */
    public static List<Item> allInside(List<Item> items, ItemId container) {
        List<Item> all = new ArrayList<>();
        for (Item item : inside(items, container)) {
            all.add(item);
            all.addAll(allInside(items, item.id()));
        }
        return List.copyOf(all);
    }

    /** Tenths of a pound that a container still takes; a container in it counts with all that it holds. */
    @Rule("EQ-23")
    public static int room(EquipmentTables tables, List<Item> items, Item container) {
        int capacity = tables.article(container.kind()).map(Article::capacity).orElse(0);
        int held = allInside(items, container.id()).stream()
                .mapToInt(item -> item.weight() * item.quantity())
                .sum();
        return Math.max(0, capacity - held);
    }

    /** How many of a thing fit, each of a weight in tenths of a pound; things without weight of their own always fit. */
    @Rule("EQ-23")
    public static int fit(int room, int weight, int wanted) {
        return weight == 0 ? wanted : Math.min(wanted, room / weight);
    }
}
