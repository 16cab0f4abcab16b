package org.woodgrain.campaign.event;

import java.util.List;
import org.woodgrain.campaign.state.Carrier;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Stock;
import org.woodgrain.campaign.state.Store;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

/** What happened to the property that nobody carries. */
public sealed interface PropertyEvent extends Event {
    /**
     * A thing went into a store, and with a container what is in it.
     *
     * @param left what the owner keeps of it; empty if nothing
     * @param put the things as they lie in the store now
     */
    record ThingPut(CharacterId who, Store into, ItemId item, int quantity, List<Item> left, List<Item> put)
            implements PropertyEvent {
        public ThingPut {
            left = List.copyOf(left);
            put = List.copyOf(put);
        }
    }

    /**
     * A thing was taken out of a store, and with a container what is in it.
     *
     * @param left what stays in the store of it; empty if nothing
     * @param got the things as the taker has them now
     */
    record ThingTaken(CharacterId who, Store from, ItemId item, int quantity, List<Item> left, List<Item> got)
            implements PropertyEvent {
        public ThingTaken {
            left = List.copyOf(left);
            got = List.copyOf(got);
        }
    }

    /**
     * Coins went into a store or came out of it.
     *
     * @param in whether they went in
     * @param copper their worth
     * @param purse the member's purse now
     * @param stored the store's coins now
     */
    record CoinsShifted(CharacterId who, Store store, boolean in, int copper, Purse purse, Purse stored)
            implements PropertyEvent {}

    /**
     * What a member left was taken over.
     *
     * @param strongbox the heir's strongbox now
     * @param carriers ids of the beasts and vehicles that are his now
     * @param tax in gold pieces, taken from the coins as far as they went
     */
    record Inherited(CharacterId heir, CharacterId from, Stock strongbox, List<ItemId> carriers, int tax)
            implements PropertyEvent {
        public Inherited {
            carriers = List.copyOf(carriers);
        }
    }

    /**
     * A beast, vehicle or vessel was bought; {@code price} in gold pieces.
     *
     * @param purse the buyer's purse afterwards
     * @param stored the coins of his strongbox afterwards
     */
    record CarrierBought(CharacterId who, Carrier carrier, int price, Purse purse, Purse stored)
            implements PropertyEvent {
        @Override
        public String rule() {
            return "EQ-02";
        }
    }

    /** A beast, vehicle or vessel was sold; {@code copper} is what it brought. */
    record CarrierSold(CharacterId who, ItemId carrier, String name, int copper, Purse purse) implements PropertyEvent {
        @Override
        public String rule() {
            return "EQ-03";
        }
    }

    record Assigned(ItemId carrier, Carrier.Duty duty) implements PropertyEvent {
        @Override
        public String rule() {
            return "EQ-20";
        }
    }

    /** A horse was armoured, or its armour taken off. */
    record Barded(CharacterId who, ItemId horse, Item barding, boolean on) implements PropertyEvent {
        @Override
        public String rule() {
            return "EQ-10";
        }
    }

    /** Beasts that were led underground did not come back. */
    record CarriersLost(List<ItemId> carriers) implements PropertyEvent {
        public CarriersLost {
            carriers = List.copyOf(carriers);
        }
    }
}
