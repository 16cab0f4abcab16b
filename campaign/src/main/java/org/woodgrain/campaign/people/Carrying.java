package org.woodgrain.campaign.people;

import java.util.List;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Armour;
import org.woodgrain.rules.equipment.Article.Wear;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.ClassLimits;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.equipment.Hands;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.Things;
import org.woodgrain.rules.equipment.Weapon;

/** How somebody who comes by a thing carries it when he says nothing else. */
public final class Carrying {
    private Carrying() {}

    /** Armour is put on and a weapon or shield taken up where there is room and the class allows it. */
    @Rule("EQ-02")
    public static Item naturally(EquipmentTables tables, Adventurer who, Item thing) {
        return thing.carried(how(tables, who, thing), "");
    }

    private static Carried how(EquipmentTables tables, Adventurer who, Item thing) {
        if (ClassLimits.forbids(tables, who.race(), who.acting(), thing).isPresent()) {
            return Carried.STOWED;
        }
        Wear wear = Armour.wear(tables, thing);
        return switch (wear) {
            case BODY, HELMET -> wears(tables, who, wear) ? Carried.STOWED : Carried.WORN;
            case SHIELD -> fits(tables, who, thing) ? Carried.IN_HAND : Carried.STOWED;
            case NOTHING -> weapon(tables, who, thing);
        };
    }

    private static Carried weapon(EquipmentTables tables, Adventurer who, Item thing) {
        boolean arm = tables.weapon(thing)
                .filter(weapon -> !weapon.vessel() && !weapon.id().equals("torch"))
                .isPresent();
        if (!arm) {
            return thing.kind().equals("EQI-25") || thing.kind().equals("EQI-26") ? Carried.AT_HAND : Carried.STOWED;
        }
        boolean melee = tables.weapon(thing).filter(Weapon::melee).isPresent();
        boolean armed = who.items().stream()
                .anyMatch(item ->
                        item.carried() == Carried.IN_HAND && tables.weapon(item).isPresent());
        return melee && !armed && fits(tables, who, thing) ? Carried.IN_HAND : Carried.AT_HAND;
    }

    private static boolean wears(EquipmentTables tables, Adventurer who, Wear wear) {
        return who.items().stream()
                .anyMatch(item -> item.carried() == Carried.WORN && Armour.wear(tables, item) == wear);
    }

    private static boolean fits(EquipmentTables tables, Adventurer who, Item thing) {
        return Hands.used(tables, Things.put(who.items(), List.of(thing.carried(Carried.IN_HAND, "")))) <= Hands.TWO;
    }
}
