package org.woodgrain.campaign.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.woodgrain.rules.equipment.ItemId;

/**
 * Things of magic that wizards of the company have made and that it has found, and the state of books of spells.
 *
 * @param made things of their making
 * @param spoils things that were brought home and might yet be sold
 * @param books how many of each book a caster has, from level 1 on; one of each where nothing is said
 * @param carried who takes a copy of each of his books along on expeditions
 */
public record Workshop(
        SortedSet<ItemId> made,
        SortedMap<ItemId, Spoil> spoils,
        SortedMap<CharacterId, List<Integer>> books,
        SortedSet<CharacterId> carried) {
    public static final Workshop NONE =
            new Workshop(new TreeSet<>(), new TreeMap<>(), new TreeMap<>(), new TreeSet<>());

    public Workshop {
        made = Collections.unmodifiableSortedSet(new TreeSet<>(made));
        spoils = FlatMap.of(spoils);
        books = FlatMap.of(books);
        carried = FlatSet.of(carried);
    }

    public Workshop withMade(SortedSet<ItemId> now) {
        return new Workshop(now, spoils, books, carried);
    }

    public Workshop withSpoils(SortedMap<ItemId, Spoil> now) {
        return new Workshop(made, now, books, carried);
    }

    /** How many copies of the book of a spell level a caster has. */
    public int copies(CharacterId who, int level) {
        List<Integer> own = books.getOrDefault(who, List.of());
        return level <= own.size() ? own.get(level - 1) : 1;
    }

    /** The same with so many copies more, or fewer, of a book. */
    public Workshop withCopies(CharacterId who, int level, int more) {
        List<Integer> own = new ArrayList<>(books.getOrDefault(who, List.of()));
        while (own.size() < level) {
            own.add(1);
        }
        own.set(level - 1, Math.max(0, own.get(level - 1) + more));
        TreeMap<CharacterId, List<Integer>> all = new TreeMap<>(books);
        all.put(who, List.copyOf(own));
        return new Workshop(made, spoils, all, carried);
    }

    /** The same with somebody's books taken along from now on, or left at home. */
    public Workshop withCarried(CharacterId who, boolean along) {
        TreeSet<CharacterId> all = new TreeSet<>(carried);
        if (along) {
            all.add(who);
        } else {
            all.remove(who);
        }
        return new Workshop(made, spoils, books, all);
    }
}
