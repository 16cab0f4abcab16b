package org.woodgrain.campaign.state;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.woodgrain.rules.equipment.ItemId;

/**
 * What an expedition has done that experience is given for (XP-01, XP-15).
 *
 * @param starts each member as he set out
 * @param deeds monsters killed, captured, dissolved, or slept and slain (XP-14)
 * @param hauls treasure taken up
 * @param finds where things of magic were taken up (XP-06)
 */
public record Earnings(
        SortedMap<CharacterId, Start> starts, List<Deed> deeds, List<Haul> hauls, SortedMap<ItemId, Find> finds) {
    public static final Earnings NONE = new Earnings(new TreeMap<>(), List.of(), List.of());

    /** Earnings without any thing of magic. */
    public Earnings(SortedMap<CharacterId, Start> starts, List<Deed> deeds, List<Haul> hauls) {
        this(starts, deeds, hauls, new TreeMap<>());
    }

    /**
     * A member on the day of departure.
     *
     * @param level in the class acted in, against which the opposition is measured (XP-07)
     * @param worth copper pieces of coins and treasure that he took along, which earn nothing
     */
    public record Start(int level, int worth) {}

    /**
     * Monsters defeated.
     *
     * @param monster id in the monster table
     * @param own level for experience of each, where they differ from their row; else 0 (XP-04)
     * @param level id of the dungeon level where it was
     * @param room id of the room they lived in; empty for wanderers
     * @param number how many
     */
    public record Deed(String monster, int own, String level, String room, int number) {}

    /**
     * Treasure taken up.
     *
     * @param level id of the dungeon level where it lay
     * @param room id of the room; empty elsewhere
     * @param worth in copper pieces
     */
    public record Haul(String level, String room, int worth) {}

    /**
     * The place where a thing was taken up.
     *
     * @param level id of the dungeon level
     * @param room id of the room; empty elsewhere
     */
    public record Find(String level, String room) {}

    public Earnings {
        starts = FlatMap.of(starts);
        deeds = List.copyOf(deeds);
        hauls = List.copyOf(hauls);
        finds = FlatMap.of(finds);
    }

    /** Things taken up in this place. */
    public Earnings withFinds(String level, String room, List<ItemId> things) {
        TreeMap<ItemId, Find> all = new TreeMap<>(finds);
        things.forEach(thing -> all.put(thing, new Find(level, room)));
        return new Earnings(starts, deeds, hauls, all);
    }

    /** One more monster of this kind, with this level of its own or 0, defeated in this place. */
    public Earnings withDeed(String monster, int own, String level, String room) {
        List<Deed> all = new ArrayList<>();
        int number = 1;
        for (Deed deed : deeds) {
            if (deed.monster().equals(monster)
                    && deed.own() == own
                    && deed.level().equals(level)
                    && deed.room().equals(room)) {
                number += deed.number();
            } else {
                all.add(deed);
            }
        }
        all.add(new Deed(monster, own, level, room, number));
        return new Earnings(starts, all, hauls, finds);
    }

    /** Treasure of this worth in copper pieces taken up in this place. */
    public Earnings withHaul(String level, String room, int worth) {
        if (worth <= 0) {
            return this;
        }
        List<Haul> all = new ArrayList<>();
        int sum = worth;
        for (Haul haul : hauls) {
            if (haul.level().equals(level) && haul.room().equals(room)) {
                sum += haul.worth();
            } else {
                all.add(haul);
            }
        }
        all.add(new Haul(level, room, sum));
        return new Earnings(starts, deeds, all, finds);
    }
}
