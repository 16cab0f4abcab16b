package org.woodgrain.campaign.narrate;

import java.util.List;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.PropertyEvent;
import org.woodgrain.campaign.people.Coinage;
import org.woodgrain.campaign.sight.Phrases;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Carrier;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Store;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

final class PropertyNarration {
    private PropertyNarration() {}

    static List<Line> tell(CampaignState before, CampaignState after, PropertyEvent event, Seat seat) {
        return switch (event) {
            case PropertyEvent.ThingPut put ->
                plain(
                        name(before, put.who())
                                + (boxed(put.into()) ? " leaves " : " loads ")
                                + many(put.quantity(), put.put().getFirst())
                                + (boxed(put.into())
                                        ? " in the strongbox."
                                        : " on the " + carrier(before, put.into()) + "."),
                        put,
                        seat);
            case PropertyEvent.ThingTaken taken ->
                plain(
                        name(before, taken.who()) + " takes "
                                + many(taken.quantity(), taken.got().getFirst()) + from(before, taken.from()) + ".",
                        taken,
                        seat);
            case PropertyEvent.CoinsShifted shifted -> plain(coins(before, shifted), shifted, seat);
            case PropertyEvent.Inherited inherited ->
                Lines.of(
                        name(before, inherited.heir()) + " takes over what " + name(before, inherited.from())
                                + " left"
                                + (inherited.tax() > 0 ? ", less a tax of " + inherited.tax() + " gp" : "")
                                + "; in the strongbox there are now "
                                + Coinage.label(inherited.strongbox().coins()) + ".",
                        inherited,
                        seat,
                        Line.Tone.PLAIN);
            case PropertyEvent.CarrierBought bought ->
                plain(
                        name(after, bought.who()) + " buys "
                                + Phrases.article(bought.carrier().name()) + " for " + bought.price() + " gp; "
                                + Coinage.label(bought.purse()) + " left.",
                        bought,
                        seat);
            case PropertyEvent.CarrierSold sold ->
                plain(
                        name(after, sold.who()) + " sells the " + sold.name() + " for " + Coinage.label(sold.copper())
                                + ".",
                        sold,
                        seat);
            case PropertyEvent.Assigned assigned ->
                plain(
                        "From now on the " + carrier(before, assigned.carrier()) + " "
                                + assigned.duty().label() + ".",
                        assigned,
                        seat);
            case PropertyEvent.Barded barded ->
                plain(
                        name(before, barded.who())
                                + (barded.on() ? " puts barding on the " : " takes the barding off the ")
                                + carrier(before, barded.horse()) + ".",
                        barded,
                        seat);
            case PropertyEvent.CarriersLost lost ->
                Lines.of(
                        "What was led underground does not come back: "
                                + Phrases.join(lost.carriers().stream()
                                        .map(id -> "the " + carrier(before, id))
                                        .toList())
                                + ".",
                        lost,
                        seat,
                        Line.Tone.BAD);
        };
    }

    private static List<Line> plain(String text, PropertyEvent event, Seat seat) {
        return Lines.of(text, event, seat, Line.Tone.PLAIN);
    }

    private static String coins(CampaignState before, PropertyEvent.CoinsShifted shifted) {
        String who = name(before, shifted.who());
        String sum = Coinage.label(shifted.copper());
        String stored = "; " + Coinage.label(shifted.stored()) + " there now, " + Coinage.label(shifted.purse())
                + " in the purse.";
        if (!shifted.in()) {
            return who + " takes " + sum + from(before, shifted.store()) + stored;
        }
        return boxed(shifted.store())
                ? who + " leaves " + sum + " in the strongbox" + stored
                : who + " loads " + sum + " on the " + carrier(before, shifted.store()) + stored;
    }

    private static boolean boxed(Store store) {
        return store instanceof Store.Strongbox;
    }

    private static String from(CampaignState state, Store store) {
        return boxed(store) ? " out of the strongbox" : " from the " + carrier(state, store);
    }

    private static String carrier(CampaignState state, Store store) {
        return switch (store) {
            case Store.Strongbox box -> "strongbox";
            case Store.Load load -> carrier(state, load.carrier());
        };
    }

    private static String carrier(CampaignState state, ItemId id) {
        return state.property().carrier(id).map(Carrier::name).orElse("beast");
    }

    private static String many(int quantity, Item thing) {
        return quantity == 1 ? "the " + thing.name() : quantity + " x " + thing.name();
    }

    private static String name(CampaignState state, CharacterId id) {
        return PeopleNarration.name(state, id);
    }
}
