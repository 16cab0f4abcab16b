package org.woodgrain.rules.equipment;

import java.util.List;
import java.util.Optional;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.Abilities;
import org.woodgrain.rules.characters.AbilityModifiers;
import org.woodgrain.rules.characters.CharacterTables;

/** Armour classes from what is worn and held. */
public final class Armour {
    /** The class of the unprotected (EQ-11). */
    public static final int NONE = 9;

    private Armour() {}

    /**
     * The protection of somebody who carries these things. Only worn armour and a shield in hand count; a shield does
     * not count while a weapon that needs both hands is in hand (EQ-08, EQ-14).
     */
    @Rule({"EQ-07", "EQ-08", "EQ-09", "EQ-11", "EQ-14", "CH-31"})
    public static Defence of(
            EquipmentTables equipment,
            CharacterTables characters,
            Ruleset rules,
            Abilities abilities,
            List<Item> items) {
        Optional<Item> body = worn(equipment, items);
        Optional<Item> shield = shield(equipment, items).filter(held -> !bothHandsTaken(equipment, items));
        return new Defence(
                body.flatMap(item -> equipment.article(item.kind()))
                        .map(Article::armourClass)
                        .orElse(NONE),
                body.map(Item::bonus).orElse(0),
                shield.isPresent(),
                shield.map(Item::bonus).orElse(0),
                AbilityModifiers.armourClass(characters, rules, abilities));
    }

    /** The body armour that is worn. */
    public static Optional<Item> worn(EquipmentTables equipment, List<Item> items) {
        return find(equipment, items, Article.Wear.BODY, Carried.WORN);
    }

    /** The shield in hand. */
    public static Optional<Item> shield(EquipmentTables equipment, List<Item> items) {
        return find(equipment, items, Article.Wear.SHIELD, Carried.IN_HAND);
    }

    /** Whether a weapon in hand needs both hands. */
    public static boolean bothHandsTaken(EquipmentTables equipment, List<Item> items) {
        for (Item item : items) {
            if (item.carried() == Carried.IN_HAND
                    && equipment.weapon(item).filter(Weapon::twoHanded).isPresent()) {
                return true;
            }
        }
        return false;
    }

    /** How a thing protects. */
    public static Article.Wear wear(EquipmentTables equipment, Item item) {
        return equipment.article(item.kind()).map(Article::wear).orElse(Article.Wear.NOTHING);
    }

    private static Optional<Item> find(
            EquipmentTables equipment, List<Item> items, Article.Wear wear, Carried carried) {
        for (Item item : items) {
            if (item.carried() == carried && wear(equipment, item) == wear) {
                return Optional.of(item);
            }
        }
        return Optional.empty();
    }
}
