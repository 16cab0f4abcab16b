package org.woodgrain.campaign.state;

import java.util.List;
import java.util.SortedMap;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.Purse;

/**
 * One monster.
 *
 * @param id unique in the campaign
 * @param monster id in the monster table
 * @param name as shown once its kind is known: "orc 2"
 * @param hitPoints now
 * @param maxHitPoints unhurt
 * @param standing what it is doing
 * @param carried coins on it
 * @param numbers counters of its powers, by power
 * @param items magic things that it has and uses, as leaders and men of class do
 */
public record Foe(
        FoeId id,
        String monster,
        String name,
        int hitPoints,
        int maxHitPoints,
        Standing standing,
        Purse carried,
        SortedMap<String, Integer> numbers,
        List<Item> items) {

    /** The counter that says that one who is not seen has been noticed. */
    public static final String NOTICED = Effect.NOTICED;

    /** The number of a creature that waits somewhere for its master. */
    public static final String WAITS = "waits-for-master";

    /** The number of one with wings that is overhead, out of reach of blows. */
    public static final String SOARS = "soars";

    /** What has become of a monster. */
    public enum Standing {
        ABLE,
        /** Cannot act: asleep, paralysed, held; an effect on it says which and how long. */
        HELPLESS,
        DEAD,
        FLED,
        SURRENDERED,
        /** Gone over to the company by a charm; it is among the followers now. */
        CHARMED
    }

    public Foe {
        numbers = FlatMap.of(numbers);
        items = List.copyOf(items);
    }

    /** One without things. */
    public Foe(
            FoeId id,
            String monster,
            String name,
            int hitPoints,
            int maxHitPoints,
            Standing standing,
            Purse carried,
            SortedMap<String, Integer> numbers) {
        this(id, monster, name, hitPoints, maxHitPoints, standing, carried, numbers, List.of());
    }

    public boolean able() {
        return standing == Standing.ABLE;
    }

    public boolean gone() {
        return standing == Standing.DEAD || standing == Standing.FLED || standing == Standing.CHARMED;
    }

    /** The same one as another kind under another name: what a spell has made of it, or what it was. */
    public Foe withMonster(String kind, String called) {
        return new Foe(id, kind, called, hitPoints, maxHitPoints, standing, carried, numbers, items);
    }

    public Foe withMaxHitPoints(int points) {
        return new Foe(id, monster, name, hitPoints, points, standing, carried, numbers, items);
    }

    public Foe withHitPoints(int points) {
        return new Foe(id, monster, name, points, maxHitPoints, standing, carried, numbers, items);
    }

    public Foe with(Standing now) {
        return new Foe(id, monster, name, hitPoints, maxHitPoints, now, carried, numbers, items);
    }

    public Foe withCarried(Purse coins) {
        return new Foe(id, monster, name, hitPoints, maxHitPoints, standing, coins, numbers, items);
    }

    public Foe withNumber(String key, int value) {
        return new Foe(
                id,
                monster,
                name,
                hitPoints,
                maxHitPoints,
                standing,
                carried,
                FlatMap.of(numbers).with(key, value),
                items);
    }

    public Foe withItems(List<Item> things) {
        return new Foe(id, monster, name, hitPoints, maxHitPoints, standing, carried, numbers, things);
    }

    public Foe named(String shown) {
        return new Foe(id, monster, shown, hitPoints, maxHitPoints, standing, carried, numbers, items);
    }

    /** A counter of one of its powers; 0 if never set. */
    public int number(String key) {
        Integer found = numbers.get(key);
        return found == null ? 0 : found;
    }
}
