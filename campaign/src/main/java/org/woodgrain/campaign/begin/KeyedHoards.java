package org.woodgrain.campaign.begin;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.woodgrain.atlas.KeyedHoard;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Room;
import org.woodgrain.campaign.property.NamedThings;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.rulebook.Rulebook;
import org.woodgrain.rules.treasure.Gems;

/** Treasure set by the key. */
final class KeyedHoards {
    private static final Set<String> CHESTS = Set.of(
            "chest",
            "trunk",
            "box",
            "coffer",
            "casket",
            "strongbox",
            "urn",
            "jar",
            "pot",
            "sarcophagus",
            "cabinet",
            "locker");
    private static final Set<String> HEAPS =
            Set.of("heap", "refuse", "rubbish", "nest", "straw", "bedding", "bones", "rags", "litter", "midden");
    private static final int VALUABLE_WEIGHT = 20;

    private KeyedHoards() {}

    @Rule({"DU-43", "DU-53"})
    static Hoard place(Unfolding u, Level level, Room room, KeyedHoard key) {
        Hoard.Hiding hiding = hiding(key.hidden());
        Hoard.Guard guard = guard(key.trap());
        Hoard.Vessel vessel = vessel(key, hiding, guard);
        Purse coins = coins(u, key);
        List<Item> things = things(u, key);
        return new Hoard(
                u.newId("h"),
                key.where(),
                Spots.choose(u, level, room, vessel, hiding),
                vessel,
                coins,
                things,
                hiding,
                guard,
                key.locked(),
                false,
                false,
                false,
                false);
    }

    private static Hoard.Vessel vessel(KeyedHoard key, Hoard.Hiding hiding, Hoard.Guard guard) {
        if (key.locked() || guard != Hoard.Guard.NONE) {
            return Hoard.Vessel.CHEST;
        }
        List<String> words = List.of(key.where().toLowerCase(Locale.ROOT).split("[^a-z]+", -1));
        if (words.stream().anyMatch(CHESTS::contains)) {
            return Hoard.Vessel.CHEST;
        }
        if (words.stream().anyMatch(HEAPS::contains)) {
            return Hoard.Vessel.HEAP;
        }
        return hiding == Hoard.Hiding.FALSE_BOTTOM ? Hoard.Vessel.CHEST : Hoard.Vessel.LOOSE;
    }

    private static Hoard.Hiding hiding(String word) {
        return switch (word) {
            case "invisible" -> Hoard.Hiding.INVISIBLE;
            case "secret" -> Hoard.Hiding.SECRET;
            case "under-floor" -> Hoard.Hiding.UNDER_FLOOR;
            case "false-bottom" -> Hoard.Hiding.FALSE_BOTTOM;
            default -> Hoard.Hiding.NONE;
        };
    }

    private static Hoard.Guard guard(String word) {
        return switch (word) {
            case "needle" -> Hoard.Guard.NEEDLE;
            case "gas" -> Hoard.Guard.GAS;
            default -> Hoard.Guard.NONE;
        };
    }

    private static Purse coins(Unfolding u, KeyedHoard key) {
        return new Purse(
                coin(u, key, "pp"), coin(u, key, "gp"), coin(u, key, "ep"), coin(u, key, "sp"), coin(u, key, "cp"));
    }

    private static int coin(Unfolding u, KeyedHoard key, String metal) {
        return amount(u, key.coins().getOrDefault(metal, ""), metal);
    }

    private static int amount(Unfolding u, String dice, String what) {
        return Formula.parse(dice)
                .orElse(Formula.fixed(0))
                .roll(u.throwing()
                        .of("DU-43", what + " of the key")
                        .on(DiceStream.CONTENT)
                        .secret());
    }

    private static List<Item> things(Unfolding u, KeyedHoard key) {
        Rulebook book = u.world().book();
        List<Item> things = new ArrayList<>();
        things.addAll(Gems.gems(
                book.treasure(), u.throwing(), amount(u, key.gems(), "gems"), () -> new ItemId(u.newId("i"))));
        things.addAll(Gems.jewelry(
                book.treasure(), u.throwing(), amount(u, key.jewelry(), "jewelry"), () -> new ItemId(u.newId("i"))));
        for (String id : key.items()) {
            things.addAll(NamedThings.of(u, id));
        }
        for (Map.Entry<String, Integer> valuable : key.valuables().entrySet()) {
            things.add(new Item(
                    new ItemId(u.newId("i")),
                    "loot",
                    valuable.getKey(),
                    1,
                    VALUABLE_WEIGHT,
                    valuable.getValue() * Coins.GOLD,
                    Carried.STOWED,
                    "",
                    0));
        }
        return things;
    }
}
