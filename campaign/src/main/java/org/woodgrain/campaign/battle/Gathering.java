package org.woodgrain.campaign.battle;

import java.util.ArrayList;
import java.util.List;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

/** Missiles that lie about after a fight. */
public final class Gathering {
    private static final int LOST_ON = 3;

    private Gathering() {}

    /**
     * Picks up what lies about, or leaves it to those who hold the field. Half of each member's ordinary arrows that
     * missed are found, a magic one on 4 to 6, and every thrown weapon.
     *
     * @param held whether the company holds the field
     */
    @Rule({"EQ-16", "MI-024"})
    public static void after(Unfolding u, boolean held) {
        for (Adventurer who : u.state().adventurers().values()) {
            List<Item> lying = who.items().stream()
                    .filter(item -> item.carried() == Carried.LYING)
                    .toList();
            if (!lying.isEmpty()) {
                List<Item> found = new ArrayList<>();
                if (held) {
                    lying.forEach(item -> find(u, who, item, found));
                }
                List<Roll> rolls = u.throwing().take();
                u.emit(new BattleEvent.MissilesGathered(who.id(), found, rolls));
            }
        }
    }

    private static void find(Unfolding u, Adventurer who, Item item, List<Item> found) {
        EquipmentTables tables = u.world().book().equipment();
        int many = tables.weapon(item).isPresent()
                ? item.quantity()
                : EquipmentTables.magical(item) ? magic(u, who, item) : item.quantity() / 2;
        if (many > 0) {
            Carried how = tables.weapon(item).isPresent() ? Carried.AT_HAND : Carried.STOWED;
            ItemId id = u.state().standsOut(item.id()) ? item.id() : new ItemId(u.newId("i"));
            found.add(item.withQuantity(many).withId(id).carried(how, ""));
        }
    }

    private static int magic(Unfolding u, Adventurer who, Item item) {
        int found = 0;
        for (int i = 0; i < item.quantity(); i++) {
            if (u.throwing()
                            .of("MI-024", "a magic arrow")
                            .by(who.name())
                            .on(DiceStream.PLAYERS)
                            .roll(1, 6)
                            .total()
                    > LOST_ON) {
                found++;
            }
        }
        return found;
    }
}
