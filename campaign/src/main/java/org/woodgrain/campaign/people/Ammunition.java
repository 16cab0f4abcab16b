package org.woodgrain.campaign.people;

import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Article;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.Weapon;

/** Which missiles fit which weapon. */
public final class Ammunition {
    private static final String SILVER = "EQI-28";
    private static final String STONES = "EQI-76";

    private Ammunition() {}

    /** Whether a thing can be shot from a weapon; silver tips are made for bows and crossbows alike (EQ-17). */
    @Rule("EQ-17")
    public static boolean fits(EquipmentTables tables, Weapon weapon, Item item) {
        String kind = tables.article(item.kind()).map(Article::id).orElse("");
        return switch (weapon.ammunition()) {
            case "arrow", "quarrel" -> kind.equals(weapon.ammunition()) || kind.equals(SILVER);
            case "stone" -> kind.equals(STONES);
            default -> false;
        };
    }

    /** Whether a missile is neither magical nor silver. */
    public static boolean plain(Item item) {
        return !silver(item) && !EquipmentTables.magical(item);
    }

    /** Whether a thing counts as silver (EQ-17). */
    public static boolean silver(Item item) {
        return item.kind().equals(SILVER);
    }
}
