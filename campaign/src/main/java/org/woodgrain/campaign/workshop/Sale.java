package org.woodgrain.campaign.workshop;

import java.util.Optional;
import java.util.function.ToIntFunction;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.town.Lodging;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.magic.Manufacture;
import org.woodgrain.rules.time.Calendar;

/**
 * What a buyer pays for a thing of magic, after a month of looking for him.
 *
 * @param item as it was sold
 * @param copper what he pays, in copper pieces
 * @param purse of the seller afterwards
 */
record Sale(Item item, int copper, Purse purse) {
    /**
     * Lets the month go by and throws for the price, which is left in the throwing; empty if the seller or the thing is
     * gone by then.
     *
     * @param worth of the thing as it is then, in copper pieces
     */
    @Rule("MA-36")
    static Optional<Sale> after(Unfolding u, CharacterId seller, ItemId thing, ToIntFunction<Item> worth) {
        Lodging.pass(u, Calendar.MONTH, each -> Calendar.MONTH, "MA-36");
        Optional<Adventurer> who = u.state().adventurer(seller).filter(Adventurer::living);
        Optional<Item> item = who.flatMap(each -> each.item(thing));
        if (who.isEmpty() || item.isEmpty()) {
            return Optional.empty();
        }
        int die = u.throwing().of("MA-36", "what the buyer pays").roll(1, 6).total();
        int copper = Manufacture.price(worth.applyAsInt(item.get()), die);
        return Optional.of(new Sale(item.get(), copper, who.get().purse().plus(Coins.change(copper))));
    }
}
