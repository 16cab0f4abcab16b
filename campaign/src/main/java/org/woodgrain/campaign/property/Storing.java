package org.woodgrain.campaign.property;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.PropertyCommand;
import org.woodgrain.campaign.event.PropertyEvent;
import org.woodgrain.campaign.refusal.HandlingRefusal;
import org.woodgrain.campaign.refusal.PropertyRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Light;
import org.woodgrain.campaign.state.Stock;
import org.woodgrain.campaign.state.Store;
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

/** Things that go into a store and come out of it. */
final class Storing {
    private Storing() {}

    static Optional<Refusal> check(World world, CampaignState state, PropertyCommand.PutThing put) {
        Adventurer who = state.adventurer(put.who()).orElseThrow();
        Optional<Item> item = who.item(put.item());
        if (item.isEmpty()) {
            return Optional.of(
                    new HandlingRefusal.NoSuchThing(who.name(), put.item().value()));
        }
        if (put.quantity() < 1 || put.quantity() > item.get().quantity()) {
            return Optional.of(new HandlingRefusal.NotThatMany(
                    who.name(), item.get().name(), item.get().quantity()));
        }
        if (state.lights().stream().map(Light::source).anyMatch(put.item()::equals)) {
            return Optional.of(new HandlingRefusal.Burning(item.get().name()));
        }
        List<Item> all = new ArrayList<>(Containers.allInside(who.items(), put.item()));
        all.add(item.get().withQuantity(put.quantity()));
        return Reach.check(world, state, put.who(), put.into())
                .or(() -> Reach.room(world, state, put.into(), all, Purse.EMPTY));
    }

    static void put(Unfolding u, CharacterId who, Store into, ItemId id, int quantity) {
        Adventurer owner = u.state().adventurer(who).orElseThrow();
        Item item = owner.item(id).orElseThrow();
        Parted parted = Parted.of(
                u,
                owner.items(),
                item,
                quantity,
                u.state().property().stock(into).things());
        u.emit(new PropertyEvent.ThingPut(who, into, id, quantity, parted.left(), parted.moved()));
    }

    @Rule("EQ-31")
    static Optional<Refusal> check(World world, CampaignState state, PropertyCommand.TakeThing take) {
        Optional<Refusal> reach = Reach.check(world, state, take.who(), take.from());
        if (reach.isPresent()) {
            return reach;
        }
        Stock stock = state.property().stock(take.from());
        Optional<Item> item = stock.thing(take.item());
        if (item.isEmpty()) {
            return Optional.of(new PropertyRefusal.NotStored(take.item().value()));
        }
        if (take.quantity() < 1 || take.quantity() > item.get().quantity()) {
            return Optional.of(new PropertyRefusal.NotThatManyStored(
                    item.get().name(), item.get().quantity()));
        }
        Adventurer who = state.adventurer(take.who()).orElseThrow();
        List<Item> more = new ArrayList<>(who.items());
        more.add(item.get().withQuantity(take.quantity()));
        more.addAll(Containers.allInside(stock.things(), take.item()));
        EquipmentTables tables = world.book().equipment();
        return Encumbrance.load(tables, more, who.purse()) > Encumbrance.MOST
                ? Optional.of(new HandlingRefusal.TooMuch(who.name()))
                : Optional.empty();
    }

    static void take(Unfolding u, PropertyCommand.TakeThing take) {
        List<Item> stored = u.state().property().stock(take.from()).things();
        Item item = Things.find(stored, take.item()).orElseThrow();
        List<Item> own = u.state().adventurer(take.who()).orElseThrow().items();
        Parted parted = Parted.of(u, stored, item, take.quantity(), own);
        u.emit(new PropertyEvent.ThingTaken(
                take.who(), take.from(), take.item(), take.quantity(), parted.left(), parted.moved()));
    }

    /** A thing parted from where it was: what is left there, and what there is of it at its new place. */
    private record Parted(List<Item> left, List<Item> moved) {
        static Parted of(Unfolding u, List<Item> from, Item item, int quantity, List<Item> to) {
            EquipmentTables tables = u.world().book().equipment();
            boolean all = quantity == item.quantity();
            Item part = item.withQuantity(quantity).carried(Carried.STOWED, "");
            List<Item> like =
                    to.stream().filter(each -> !u.state().standsOut(each.id())).toList();
            Optional<Item> pile =
                    u.state().standsOut(item.id()) ? Optional.empty() : Things.pileFor(tables, like, part);
            List<Item> moved = new ArrayList<>();
            if (pile.isPresent()) {
                moved.add(pile.get().withQuantity(pile.get().quantity() + quantity));
            } else {
                moved.add(all ? part : part.withId(new ItemId(u.newId("i"))));
            }
            moved.addAll(Containers.allInside(from, item.id()));
            return new Parted(all ? List.of() : List.of(item.withQuantity(item.quantity() - quantity)), moved);
        }
    }
}
