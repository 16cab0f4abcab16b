package org.woodgrain.campaign.people;

import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.equipment.Article;
import org.woodgrain.rules.equipment.Containers;
import org.woodgrain.rules.equipment.Encumbrance;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.rulebook.Rulebook;

/** What somebody can still carry. */
public final class Capacity {
    /** Coins that anybody carries in his belt. */
    private static final int BELT = 50;

    private Capacity() {}

    /** Tenths of a pound until the most that a person can carry. */
    @Rule("EQ-31")
    public static int weight(Rulebook book, Ruleset rules, Adventurer who) {
        return Math.max(0, Encumbrance.MOST - new Figures(book, rules).load(who));
    }

    /** Coins that a member can still stow in packs, sacks and belt. */
    @Rule("EQ-23")
    public static int coins(EquipmentTables tables, Adventurer who) {
        return Math.max(0, BELT + room(tables, who) - who.purse().count());
    }

    /** Tenths of a pound that packs and sacks still take beside the coins that are in them. */
    @Rule("EQ-23")
    public static int free(EquipmentTables tables, Adventurer who) {
        int inPacks = Math.max(0, who.purse().count() - BELT);
        return Math.max(0, room(tables, who) - inPacks);
    }

    private static int room(EquipmentTables tables, Adventurer who) {
        int room = 0;
        for (Item item : who.items()) {
            if (tables.article(item.kind()).filter(Article::container).isPresent()
                    && item.inside().isEmpty()) {
                room += Containers.room(tables, who.items(), item) * item.quantity();
            }
        }
        return room;
    }
}
