package org.woodgrain.campaign.handling;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.HandlingCommand;
import org.woodgrain.campaign.event.HandlingEvent;
import org.woodgrain.campaign.people.Coinage;
import org.woodgrain.campaign.people.Mounts;
import org.woodgrain.campaign.refusal.HandlingRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Light;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Containers;
import org.woodgrain.rules.equipment.Encumbrance;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.equipment.Things;

/** Goods on the backs of creatures that follow the company. */
final class Lading {
    private Lading() {}

    /** Why a thing cannot be loaded; empty if it can. */
    @Rule("EQ-20")
    static Optional<Refusal> check(World world, CampaignState state, HandlingCommand.Load load) {
        Optional<Foe> found = Mounts.follower(state, load.beast());
        if (found.isEmpty()) {
            return Optional.of(new HandlingRefusal.NoSuchMount());
        }
        Adventurer who = state.adventurer(load.who()).orElseThrow();
        Mounts mounts = new Mounts(world.book(), state);
        if (!mounts.carries(found.get())) {
            return no(found.get(), "such a creature carries nothing");
        }
        Optional<Item> item = who.item(load.item());
        if (item.isEmpty()) {
            return Optional.of(
                    new HandlingRefusal.NoSuchThing(who.name(), load.item().value()));
        }
        if (load.quantity() < 1 || load.quantity() > item.get().quantity()) {
            return Optional.of(new HandlingRefusal.NotThatMany(
                    who.name(), item.get().name(), item.get().quantity()));
        }
        if (state.lights().stream().map(Light::source).anyMatch(load.item()::equals)) {
            return Optional.of(new HandlingRefusal.Burning(item.get().name()));
        }
        List<Item> more = new ArrayList<>(Containers.allInside(who.items(), load.item()));
        more.add(item.get().withQuantity(load.quantity()));
        int all = mounts.load(found.get()) + Encumbrance.load(world.book().equipment(), more, Purse.EMPTY);
        return all <= mounts.most(found.get())
                ? Optional.empty()
                : no(
                        found.get(),
                        "it would bear " + Coinage.pounds(all) + " lb, and " + Coinage.pounds(mounts.most(found.get()))
                                + " lb is the most");
    }

    private static Optional<Refusal> no(Foe beast, String why) {
        return Optional.of(new HandlingRefusal.CannotLoad(beast.name(), why));
    }

    /** Why a thing cannot be taken off again; empty if it can. */
    @Rule("EQ-31")
    static Optional<Refusal> check(World world, CampaignState state, HandlingCommand.Unload unload) {
        Optional<Foe> found = Mounts.follower(state, unload.beast());
        if (found.isEmpty()) {
            return Optional.of(new HandlingRefusal.NoSuchMount());
        }
        Adventurer who = state.adventurer(unload.who()).orElseThrow();
        Optional<Item> item = Things.find(found.get().items(), unload.item());
        if (item.isEmpty()) {
            return no(found.get(), "it bears no such thing for the company");
        }
        if (unload.quantity() < 1 || unload.quantity() > item.get().quantity()) {
            return Optional.of(new HandlingRefusal.NotThatMany(
                    found.get().name(), item.get().name(), item.get().quantity()));
        }
        List<Item> more = new ArrayList<>(who.items());
        more.add(item.get().withQuantity(unload.quantity()));
        more.addAll(Containers.allInside(found.get().items(), unload.item()));
        return Encumbrance.load(world.book().equipment(), more, who.purse()) > Encumbrance.MOST
                ? Optional.of(new HandlingRefusal.TooMuch(who.name()))
                : Optional.empty();
    }

    static void carryOut(Unfolding u, HandlingCommand.Load load) {
        Adventurer who = u.state().adventurer(load.who()).orElseThrow();
        Foe beast = Mounts.follower(u.state(), load.beast()).orElseThrow();
        Moved moved = Moved.of(u, who.items(), load.item(), load.quantity());
        Time.stir(u, List.of(who.id()));
        u.emit(new HandlingEvent.Laden(
                who.id(),
                beast.id(),
                beast.name(),
                moved.what(),
                true,
                moved.left(),
                Things.put(beast.items(), moved.moved())));
    }

    static void carryOut(Unfolding u, HandlingCommand.Unload unload) {
        Adventurer who = u.state().adventurer(unload.who()).orElseThrow();
        Foe beast = Mounts.follower(u.state(), unload.beast()).orElseThrow();
        Moved moved = Moved.of(u, beast.items(), unload.item(), unload.quantity());
        Time.stir(u, List.of(who.id()));
        u.emit(new HandlingEvent.Laden(
                who.id(),
                beast.id(),
                beast.name(),
                moved.what(),
                false,
                Things.put(who.items(), moved.moved()),
                moved.left()));
    }

    /** A thing taken from a list, with what is in it, and what is left there. */
    private record Moved(String what, List<Item> left, List<Item> moved) {
        static Moved of(Unfolding u, List<Item> from, ItemId id, int quantity) {
            Item item = Things.find(from, id).orElseThrow();
            boolean all = quantity == item.quantity();
            List<Item> inside = Containers.allInside(from, id);
            List<ItemId> gone = new ArrayList<>(inside.stream().map(Item::id).toList());
            gone.add(id);
            Item part = item.withQuantity(quantity).carried(Carried.STOWED, "");
            List<Item> moved = new ArrayList<>(List.of(all ? part : part.withId(new ItemId(u.newId("i")))));
            moved.addAll(inside);
            List<Item> left = all
                    ? Things.without(from, gone)
                    : Things.put(from, List.of(item.withQuantity(item.quantity() - quantity)));
            return new Moved(quantity == 1 ? item.name() : quantity + " " + item.name(), left, moved);
        }
    }
}
