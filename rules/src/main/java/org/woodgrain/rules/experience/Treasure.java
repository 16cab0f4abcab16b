package org.woodgrain.rules.experience;

import java.util.List;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.Purse;

/** What counts as treasure for experience, and for how much, in copper pieces. */
public final class Treasure {
    private Treasure() {}

    /** Coins by their value. */
    @Rule("XP-05")
    public static int worth(Purse coins) {
        return Coins.worth(coins);
    }

    /** Gems, jewelry and the like at their worth, a magic item at a tenth of its own, ordinary goods at nothing. */
    @Rule({"XP-05", "XP-06", "TR-33"})
    public static int worth(Item item) {
        if (EquipmentTables.magical(item)) {
            return item.worth() * item.quantity() / 10;
        }
        return ordinary(item.kind()) ? 0 : item.worth() * item.quantity();
    }

    /** Coins and things together. */
    public static int worth(Purse coins, List<Item> things) {
        int sum = worth(coins);
        for (Item thing : things) {
            sum += worth(thing);
        }
        return sum;
    }

    /** Whether a kind is of the price list. */
    public static boolean ordinary(String kind) {
        return kind.startsWith("EQI-") || kind.equals("arrow") || kind.equals("quarrel");
    }

    /** Whether a thing is treasure to be changed for coin: a gem, jewelry or the like. */
    public static boolean valuable(Item item) {
        return !item.kind().startsWith("MI-") && !ordinary(item.kind()) && item.worth() > 0;
    }
}
