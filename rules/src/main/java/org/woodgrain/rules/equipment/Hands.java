package org.woodgrain.rules.equipment;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Article.Wear;

/** What two hands can hold. A shield hangs on the arm and leaves room for a weapon that needs both hands (EQ-14). */
public final class Hands {
    public static final int TWO = 2;

    private Hands() {}

    /** How many hands these things take. */
    @Rule("EQ-14")
    public static int used(EquipmentTables tables, List<Item> items) {
        boolean both = Armour.bothHandsTaken(tables, items);
        return items.stream()
                .filter(item -> item.carried() == Carried.IN_HAND)
                .mapToInt(item -> hands(tables, item, both))
                .sum();
    }

    private static int hands(EquipmentTables tables, Item item, boolean both) {
        if (Armour.wear(tables, item) == Wear.SHIELD) {
            return both ? 0 : 1;
        }
        return tables.weapon(item).map(Weapon::hands).orElse(1);
    }

    /**
     * What must be put up so that a thing can be held: other things first, then weapons, then a shield; never what burns.
     * Empty when even that does not free a hand.
     */
    public static Optional<List<Item>> toPutUp(
            EquipmentTables tables, List<Item> items, Item taken, Set<ItemId> burning) {
        List<Item> held = new ArrayList<>(Things.put(items, List.of(taken.carried(Carried.IN_HAND, ""))));
        List<Item> up = new ArrayList<>();
        List<Item> candidates = items.stream()
                .filter(item -> item.carried() == Carried.IN_HAND
                        && !item.id().equals(taken.id())
                        && !burning.contains(item.id()))
                .sorted(Comparator.comparingInt(item -> order(tables, item, taken)))
                .toList();
        for (Item candidate : candidates) {
            if (used(tables, held) <= TWO) {
                break;
            }
            held = new ArrayList<>(Things.put(held, List.of(candidate.carried(Carried.AT_HAND, ""))));
            up.add(candidate);
        }
        return used(tables, held) <= TWO ? Optional.of(List.copyOf(up)) : Optional.empty();
    }

    private static int order(EquipmentTables tables, Item item, Item taken) {
        boolean shield = Armour.wear(tables, item) == Wear.SHIELD;
        boolean weapon = tables.weapon(item).isPresent();
        // a weapon makes room for a weapon, so that the shield stays on the arm
        boolean forWeapon = tables.weapon(taken).isPresent();
        return shield ? 3 : weapon == forWeapon ? 1 : 2;
    }
}
