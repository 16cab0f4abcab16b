package org.woodgrain.campaign.handling;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.HandlingCommand;
import org.woodgrain.campaign.event.HandlingEvent;
import org.woodgrain.campaign.people.Apart;
import org.woodgrain.campaign.people.Capacity;
import org.woodgrain.campaign.people.Coinage;
import org.woodgrain.campaign.refusal.HandlingRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Lights;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Containers;
import org.woodgrain.rules.equipment.Encumbrance;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.equipment.Things;

/** Things and coins that pass from one member to another. */
final class Handing {
    private Handing() {}

    static Optional<Refusal> check(World world, CampaignState state, HandlingCommand.Give give) {
        return thing(world, state, give.from(), give.to(), give.item(), give.quantity());
    }

    @Rule("EQ-31")
    static Optional<Refusal> thing(
            World world, CampaignState state, CharacterId from, CharacterId to, ItemId id, int quantity) {
        EquipmentTables tables = world.book().equipment();
        Adventurer giver = state.adventurer(from).orElseThrow();
        Adventurer taker = state.adventurer(to).orElseThrow();
        Optional<Item> item = giver.item(id);
        if (item.isEmpty()) {
            return Optional.of(new HandlingRefusal.NoSuchThing(giver.name(), id.value()));
        }
        if (from.equals(to)) {
            return Optional.of(new HandlingRefusal.SamePerson(giver.name()));
        }
        if (apart(state, from, to)) {
            return Optional.of(new HandlingRefusal.NotHere(taker.name()));
        }
        if (quantity < 1 || quantity > item.get().quantity()) {
            return Optional.of(new HandlingRefusal.NotThatMany(
                    giver.name(), item.get().name(), item.get().quantity()));
        }
        if (Lights.burning(state).contains(id)) {
            return Optional.of(new HandlingRefusal.Burning(item.get().name()));
        }
        List<Item> more = new ArrayList<>(taker.items());
        more.add(item.get().withQuantity(quantity));
        more.addAll(Containers.allInside(giver.items(), id));
        return Encumbrance.load(tables, more, taker.purse()) > Encumbrance.MOST
                ? Optional.of(new HandlingRefusal.TooMuch(taker.name()))
                : Optional.empty();
    }

    /** Whether one of them is in town and the other underground, or waits elsewhere for the company. */
    private static boolean apart(CampaignState state, CharacterId one, CharacterId other) {
        return !(state.place() instanceof Place.Town)
                        && state.order().contains(one) != state.order().contains(other)
                || !Apart.at(state, one).equals(Apart.at(state, other));
    }

    static void carryOut(Unfolding u, HandlingCommand.Give give) {
        give(u, give.from(), give.to(), give.item(), give.quantity());
    }

    static void give(Unfolding u, CharacterId from, CharacterId to, ItemId id, int quantity) {
        EquipmentTables tables = u.world().book().equipment();
        Adventurer giver = u.state().adventurer(from).orElseThrow();
        Adventurer taker = u.state().adventurer(to).orElseThrow();
        Item item = giver.item(id).orElseThrow();
        boolean all = quantity == item.quantity();
        Item part = item.withQuantity(quantity).carried(Carried.STOWED, "");
        List<Item> like = taker.items().stream()
                .filter(each -> !u.state().standsOut(each.id()))
                .toList();
        Optional<Item> pile = u.state().standsOut(id) ? Optional.empty() : Things.pileFor(tables, like, part);
        List<Item> got = new ArrayList<>();
        if (pile.isPresent()) {
            got.add(pile.get().withQuantity(pile.get().quantity() + quantity));
        } else {
            got.add(all ? part : part.withId(new ItemId(u.newId("i"))));
        }
        got.addAll(Containers.allInside(giver.items(), id));
        List<Item> left = all ? List.of() : List.of(item.withQuantity(item.quantity() - quantity));
        u.emit(new HandlingEvent.Given(from, to, id, quantity, left, got));
    }

    @Rule("EQ-23")
    static Optional<Refusal> check(World world, CampaignState state, HandlingCommand.GiveCoins give) {
        Adventurer giver = state.adventurer(give.from()).orElseThrow();
        Adventurer taker = state.adventurer(give.to()).orElseThrow();
        if (give.from().equals(give.to())) {
            return Optional.of(new HandlingRefusal.SamePerson(giver.name()));
        }
        if (apart(state, give.from(), give.to())) {
            return Optional.of(new HandlingRefusal.NotHere(taker.name()));
        }
        Purse coins = give.coins();
        boolean sound = coins.count() > 0
                && coins.platinum() >= 0
                && coins.gold() >= 0
                && coins.electrum() >= 0
                && coins.silver() >= 0
                && coins.copper() >= 0;
        if (!sound || !giver.purse().holds(coins)) {
            return Optional.of(new HandlingRefusal.NotThoseCoins(giver.name(), Coinage.label(giver.purse())));
        }
        boolean below = !(state.place() instanceof Place.Town);
        int room = Capacity.coins(world.book().equipment(), taker);
        if (below && coins.count() > room) {
            return Optional.of(new HandlingRefusal.NoRoomForCoins(taker.name(), room));
        }
        int load = Encumbrance.load(
                world.book().equipment(), taker.items(), taker.purse().plus(coins));
        return load > Encumbrance.MOST ? Optional.of(new HandlingRefusal.TooMuch(taker.name())) : Optional.empty();
    }

    static void carryOut(Unfolding u, HandlingCommand.GiveCoins give) {
        Adventurer giver = u.state().adventurer(give.from()).orElseThrow();
        Adventurer taker = u.state().adventurer(give.to()).orElseThrow();
        u.emit(new HandlingEvent.CoinsGiven(
                give.from(),
                give.to(),
                give.coins(),
                giver.purse().minus(give.coins()),
                taker.purse().plus(give.coins())));
    }
}
