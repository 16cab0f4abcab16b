package org.woodgrain.rules.treasure;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

/** Gems and jewelry and their worth. */
public final class Gems {
    /** Weights in tenths of a pound (EQ-33). */
    private static final int GEM_WEIGHT = 1;

    private static final int JEWELRY_WEIGHT = 20;

    private Gems() {}

    /** So many gems, thrown for in lots: singly up to 20, by fives up to 50, by tens above (TR-17). */
    @Rule({"TR-15", "TR-16", "TR-17"})
    public static List<Item> gems(TreasureTables tables, Throws dice, int number, Supplier<ItemId> ids) {
        List<Item> found = new ArrayList<>();
        for (int many : lots(number)) {
            int worth = worth(tables, dice) * Coins.GOLD;
            found.add(new Item(ids.get(), "gem", "gem", many, GEM_WEIGHT, worth, Carried.STOWED, "", 0));
        }
        return found;
    }

    /** How many gems are thrown for together, lot by lot. */
    @Rule("TR-17")
    public static List<Integer> lots(int number) {
        int lot = number <= 20 ? 1 : number <= 50 ? 5 : 10;
        List<Integer> lots = new ArrayList<>();
        for (int left = number; left > 0; left -= lot) {
            lots.add(Math.min(lot, left));
        }
        return lots;
    }

    /** The worth of a gem in gold pieces: its base, raised a step for each 1 in a row. */
    @Rule({"TR-01", "TR-15", "TR-16"})
    public static int worth(TreasureTables tables, Throws dice) {
        int base = tables.gems()
                .at(dice.of("TR-15", "a gem")
                        .on(DiceStream.CONTENT)
                        .secret()
                        .roll(1, 100)
                        .total());
        int step = tables.gemSteps().indexOf(base);
        while (step < tables.gemSteps().size() - 1
                && dice.of("TR-16", "a step dearer")
                        .on(DiceStream.CONTENT)
                        .secret()
                        .atMost(1)
                        .roll(1, 6)
                        .success()) {
            step++;
        }
        return tables.gemSteps().get(step);
    }

    @Rule("TR-18")
    public static List<Item> jewelry(TreasureTables tables, Throws dice, int number, Supplier<ItemId> ids) {
        List<Item> found = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            int worth = jewel(tables, dice) * Coins.GOLD;
            found.add(new Item(
                    ids.get(), "jewelry", "piece of jewelry", 1, JEWELRY_WEIGHT, worth, Carried.STOWED, "", 0));
        }
        return found;
    }

    /** The worth of a piece of jewelry in gold pieces. */
    @Rule({"TR-01", "TR-18"})
    public static int jewel(TreasureTables tables, Throws dice) {
        return tables.jewelry()
                .at(dice.of("TR-18", "a piece of jewelry")
                        .on(DiceStream.CONTENT)
                        .secret()
                        .roll(1, 100)
                        .total())
                .roll(dice.of("TR-18", "its worth").on(DiceStream.CONTENT).secret());
    }
}
