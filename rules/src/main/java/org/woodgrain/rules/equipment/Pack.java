package org.woodgrain.rules.equipment;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/**
 * The things that somebody has, in their order, which never change: what is in his hands is found at once, and what they
 * weigh is added up once.
 */
public final class Pack extends AbstractList<Item> implements RandomAccess {
    private final List<Item> items;
    private final List<Item> inHand;
    /** Whoever asks first weighs them; that two may do so at once does no harm. */
    private @Nullable Weighed weighed;

    private record Weighed(EquipmentTables tables, int load) {}

    private Pack(List<Item> items) {
        this.items = items;
        List<Item> held = new ArrayList<>(2);
        for (Item item : items) {
            if (item.carried() == Carried.IN_HAND) {
                held.add(item);
            }
        }
        this.inHand = List.copyOf(held);
    }

    /** The same things. */
    public static Pack of(List<Item> items) {
        return items instanceof Pack already ? already : new Pack(List.copyOf(items));
    }

    /** What is in hand, in order. */
    public List<Item> inHand() {
        return inHand;
    }

    /** What they weigh by some tables, in tenths of a pound. */
    @SuppressWarnings("ReferenceEquality") // other tables need no more than that they are weighed anew
    int load(EquipmentTables tables) {
        Weighed known = weighed;
        if (known == null || known.tables() != tables) {
            known = new Weighed(tables, Encumbrance.weigh(tables, items));
            weighed = known;
        }
        return known.load();
    }

    @Override
    public Item get(int index) {
        return items.get(index);
    }

    @Override
    public Iterator<Item> iterator() {
        return items.iterator();
    }

    @Override
    public int size() {
        return items.size();
    }
}
