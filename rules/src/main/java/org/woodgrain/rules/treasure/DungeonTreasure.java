package org.woodgrain.rules.treasure;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.magic.SpellTables;

/**
 * Treasure by the depth at which it lies.
 *
 * @param tables of treasure
 * @param equipment what magic arms are like
 * @param spells what scrolls hold
 * @param dice thrown as content, in secret
 * @param ids names for the things found
 */
public record DungeonTreasure(
        TreasureTables tables, EquipmentTables equipment, SpellTables spells, Throws dice, Supplier<ItemId> ids) {

    /** A treasure of a level: silver, then gold, gems, jewelry and magic, each with its chance. */
    @Rule({"DU-48", "DU-49", "DU-50", "DU-51", "DU-52"})
    public Riches roll(int level) {
        return roll(level, false);
    }

    /** A treasure set with thought: gems and jewelry are taken as there (DU-43). */
    @Rule("DU-43")
    public Riches special(int level) {
        return roll(level, true);
    }

    private Riches roll(int level, boolean jewels) {
        HoardRow row = tables.dungeon().at(level);
        int silver = row.silver().roll(number("DU-49", "silver"));
        int gold = there("DU-50", "gold", row.goldChance()) ? row.gold().roll(number("DU-50", "gold pieces")) : 0;
        List<Item> things = new ArrayList<>();
        if (jewels || there("DU-51", "gems", row.gemsChance())) {
            things.addAll(Gems.gems(tables, dice, row.gems().roll(number("DU-51", "number of gems")), ids));
        }
        if (jewels || there("DU-51", "jewelry", row.jewelryChance())) {
            things.addAll(Gems.jewelry(tables, dice, row.jewelry().roll(number("DU-51", "pieces of jewelry")), ids));
        }
        if (there("DU-52", "magic", row.magicChance())) {
            things.addAll(new MagicFinds(tables, equipment, spells, dice, ids).find());
        }
        return new Riches(new Purse(0, gold, 0, silver, 0), things);
    }

    private boolean there(String rule, String what, int chance) {
        return dice.of(rule, what)
                .on(DiceStream.CONTENT)
                .secret()
                .atMost(chance)
                .roll(1, 100)
                .success();
    }

    private Throws.Throw number(String rule, String what) {
        return dice.of(rule, what).on(DiceStream.CONTENT).secret();
    }
}
