package org.woodgrain.lab.fights;

import java.util.ArrayList;
import java.util.List;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.equipment.Weapon;

/** What people bring to a fight that the arena has not. */
final class ArenaLacks {
    private ArenaLacks() {}

    /** In plain words; none if it has everything. */
    static List<String> of(EquipmentTables tables, Troop troop) {
        List<String> all = new ArrayList<>();
        Kit kit = troop.kit();
        if (kit.gear().stream().anyMatch(gear -> gear.bonus() != 0 && !strikes(tables, gear))
                || !kit.magic().isEmpty()) {
            all.add("things of magic but weapons to strike with");
        }
        if (kit.gear().stream().anyMatch(gear -> flies(tables, gear))) {
            all.add("missiles");
        }
        if (!kit.scores().isEmpty()) {
            all.add("abilities that are not average");
        }
        if (troop.kind() instanceof Kind.Classed classed && classed.race() != Race.HUMAN) {
            all.add("elves, dwarves or hobbits of class");
        }
        return all;
    }

    private static boolean strikes(EquipmentTables tables, Gear gear) {
        Weapon weapon = tables.weapons().get(gear.word());
        return weapon != null && weapon.melee();
    }

    private static boolean flies(EquipmentTables tables, Gear gear) {
        Weapon weapon = tables.weapons().get(gear.word());
        return weapon != null && !weapon.melee();
    }
}
