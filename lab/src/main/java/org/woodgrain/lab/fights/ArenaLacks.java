package org.woodgrain.lab.fights;

import java.util.ArrayList;
import java.util.List;
import org.woodgrain.rules.characters.Ability;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.equipment.Weapon;

/** What people bring to a fight that the arena has not. */
final class ArenaLacks {
    private ArenaLacks() {}

    /** In plain words; none if it has everything. */
    static List<String> of(EquipmentTables tables, Troop troop) {
        List<String> all = new ArrayList<>();
        Kit kit = troop.kit();
        if (!kit.magic().isEmpty()) {
            all.add("potions, wands, rings or scrolls");
        }
        if (kit.gear().stream().anyMatch(gear -> breaks(tables, gear))) {
            all.add("oil or holy water");
        }
        if (kit.scores().containsKey(Ability.CONSTITUTION)) {
            all.add("constitution that is not average");
        }
        return all;
    }

    private static boolean breaks(EquipmentTables tables, Gear gear) {
        Weapon weapon = tables.weapons().get(gear.word());
        return weapon != null && weapon.vessel();
    }
}
