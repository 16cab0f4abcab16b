package org.woodgrain.campaign.evolve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.event.PropertyEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Property;
import org.woodgrain.campaign.state.Stock;
import org.woodgrain.campaign.state.Store;
import org.woodgrain.rules.equipment.Containers;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.equipment.Things;

final class PropertyEvolve {
    private PropertyEvolve() {}

    static CampaignState apply(CampaignState state, PropertyEvent event) {
        Property property = state.property();
        return switch (event) {
            case PropertyEvent.ThingPut put ->
                stored(state, put.into(), Things.put(property.stock(put.into()).things(), put.put()))
                        .change(put.who(), who -> who.withItems(less(who.items(), put.item(), put.left())));
            case PropertyEvent.ThingTaken taken ->
                stored(state, taken.from(), less(property.stock(taken.from()).things(), taken.item(), taken.left()))
                        .change(taken.who(), who -> who.withItems(Things.put(who.items(), taken.got())));
            case PropertyEvent.CoinsShifted shifted ->
                state.withProperty(property.with(
                                shifted.store(), property.stock(shifted.store()).withCoins(shifted.stored())))
                        .change(shifted.who(), who -> who.withPurse(shifted.purse()));
            case PropertyEvent.Inherited inherited -> state.withProperty(inherited(property, inherited));
            case PropertyEvent.CarrierBought bought ->
                spent(state, bought.who(), bought.purse(), bought.stored())
                        .withProperty(
                                paid(property, bought.who(), bought.stored()).withCarrier(bought.carrier()));
            case PropertyEvent.CarrierSold sold ->
                state.withProperty(property.withoutCarriers(List.of(sold.carrier())))
                        .change(sold.who(), who -> who.withPurse(sold.purse()));
            case PropertyEvent.Assigned assigned ->
                state.withProperty(property.carrier(assigned.carrier())
                        .map(each -> property.withCarrier(each.withDuty(assigned.duty())))
                        .orElse(property));
            case PropertyEvent.Barded barded -> barded(state, barded);
            case PropertyEvent.CarriersLost lost -> state.withProperty(property.withoutCarriers(lost.carriers()));
        };
    }

    /** A purchase was paid, partly out of the strongbox. */
    static CampaignState spent(CampaignState state, CharacterId who, Purse purse, Purse stored) {
        return state.change(who, each -> each.withPurse(purse)).withProperty(paid(state.property(), who, stored));
    }

    private static Property paid(Property property, CharacterId who, Purse stored) {
        return property.with(new Store.Strongbox(who), property.strongbox(who).withCoins(stored));
    }

    private static CampaignState stored(CampaignState state, Store store, List<Item> things) {
        Property property = state.property();
        return state.withProperty(property.with(store, property.stock(store).withThings(things)));
    }

    /** A list from which a thing went, with what is in it, save for what is left of it. */
    private static List<Item> less(List<Item> items, ItemId gone, List<Item> left) {
        if (!left.isEmpty()) {
            return Things.put(items, left);
        }
        List<ItemId> all = new ArrayList<>(
                Containers.allInside(items, gone).stream().map(Item::id).toList());
        all.add(gone);
        return Things.without(items, all);
    }

    private static Property inherited(Property property, PropertyEvent.Inherited event) {
        Property now = property.with(new Store.Strongbox(event.from()), Stock.EMPTY)
                .with(new Store.Strongbox(event.heir()), event.strongbox());
        return now.withCarriers(now.carriers().stream()
                .map(each -> event.carriers().contains(each.id()) ? each.withOwner(event.heir()) : each)
                .toList());
    }

    private static CampaignState barded(CampaignState state, PropertyEvent.Barded event) {
        Property property = state.property();
        Optional<Item> worn = event.on() ? Optional.of(event.barding()) : Optional.empty();
        CampaignState now = state.withProperty(property.carrier(event.horse())
                .map(each -> property.withCarrier(each.withBarding(worn)))
                .orElse(property));
        return now.change(
                event.who(),
                who -> who.withItems(
                        event.on()
                                ? Things.without(
                                        who.items(), List.of(event.barding().id()))
                                : Things.put(who.items(), List.of(event.barding()))));
    }
}
