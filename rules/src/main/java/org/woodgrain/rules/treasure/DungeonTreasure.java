package org.woodgrain.rules.treasure;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
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
        HoardPart gems = row.gemsPart();
        HoardPart jewelry = row.jewelryPart();
        int silver = row.silverPart().many(dice);
        int gold = row.goldPart().there(dice) ? row.goldPart().many(dice) : 0;
        List<Item> things = new ArrayList<>();
        if (jewels || gems.there(dice)) {
            things.addAll(Gems.gems(tables, dice, gems.many(dice), ids));
        }
        if (jewels || jewelry.there(dice)) {
            things.addAll(Gems.jewelry(tables, dice, jewelry.many(dice), ids));
        }
        if (row.magicPart().there(dice)) {
            things.addAll(new MagicFinds(tables, equipment, spells, dice, ids).find());
        }
        return new Riches(new Purse(0, gold, 0, silver, 0), things);
    }
}
