package org.woodgrain.campaign.command;

import org.woodgrain.campaign.state.Carrier;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Store;
import org.woodgrain.rules.equipment.ItemId;

/** What is done with strongboxes, and with beasts and vehicles. */
public sealed interface PropertyCommand extends Command {
    /** Puts so many of a thing into a store, and with a container what is in it. */
    record PutThing(CharacterId who, Store into, ItemId item, int quantity) implements PropertyCommand {}

    /** Puts coins into a store and keeps so many gold pieces' worth in the purse. */
    record PutCoins(CharacterId who, Store into, int keep) implements PropertyCommand {}

    /** Every member of the company puts gems, jewelry and all coins but so many gold pieces' worth into his strongbox. */
    record PutWealth(int keep) implements PropertyCommand {}

    /** Takes so many of a thing out of a store. */
    record TakeThing(CharacterId who, Store from, ItemId item, int quantity) implements PropertyCommand {}

    /** Takes so many gold pieces' worth of coins out of a store. */
    record TakeCoins(CharacterId who, Store from, int gold) implements PropertyCommand {}

    /** Takes over what somebody left who will not come back. */
    record Inherit(CharacterId heir, CharacterId from) implements PropertyCommand {}

    /** Settles where a beast or vehicle goes when the company sets out. */
    record Assign(ItemId carrier, Carrier.Duty duty) implements PropertyCommand {}

    /** Puts barding on a horse. */
    record PutBarding(CharacterId who, ItemId barding, ItemId horse) implements PropertyCommand {}

    /** Takes the barding off a horse. */
    record TakeBarding(CharacterId who, ItemId horse) implements PropertyCommand {}

    /** Sells a beast, vehicle or vessel. */
    record SellCarrier(ItemId carrier) implements PropertyCommand {}
}
