package org.woodgrain.campaign.town;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.woodgrain.campaign.people.Carrying;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Article;
import org.woodgrain.rules.equipment.Article.Part;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.equipment.Things;

/**
 * What a purchase comes to.
 *
 * @param things what the buyer has now that is new or more
 * @param price in gold pieces
 * @param left his purse afterwards
 */
record Purchase(List<Item> things, int price, Purse left) {

    /** Buys so many of an article; empty if the purse does not reach (EQ-02). */
    @Rule("EQ-02")
    static Optional<Purchase> of(
            EquipmentTables tables, Adventurer who, Article article, int quantity, Supplier<String> ids) {
        int price = article.price() * quantity;
        return Coins.pay(who.purse(), price * Coins.GOLD)
                .map(left -> new Purchase(things(tables, who, article, quantity, ids), price, left));
    }

    /** What so many of an article come to in the hands of a buyer. */
    static List<Item> things(
            EquipmentTables tables, Adventurer who, Article article, int quantity, Supplier<String> ids) {
        Adventurer now = who;
        List<Item> all = new ArrayList<>();
        for (int i = 0; i < quantity; i++) {
            for (Part part : article.gives()) {
                Item bought = one(tables, now, part, ids);
                all.removeIf(item -> item.id().equals(bought.id()));
                all.add(bought);
                now = now.withItems(Things.put(now.items(), List.of(bought)));
            }
        }
        return all;
    }

    private static Item one(EquipmentTables tables, Adventurer now, Part part, Supplier<String> ids) {
        Article kind = tables.listed(part.kind());
        Item fresh = new Item(
                new ItemId(""),
                kind.id(),
                kind.single(),
                part.quantity(),
                kind.weight(),
                Prices.single(tables, kind),
                Carried.STOWED,
                "",
                0);
        Optional<Item> pile = Things.pileFor(tables, now.items(), fresh);
        if (pile.isPresent()) {
            return pile.get().withQuantity(pile.get().quantity() + part.quantity());
        }
        return Carrying.naturally(tables, now, fresh.withId(new ItemId(ids.get())));
    }

    Adventurer buyer(Adventurer who) {
        return who.withItems(Things.put(who.items(), things)).withPurse(left);
    }
}
