package org.woodgrain.campaign.handling;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.clock.Wearing;
import org.woodgrain.campaign.command.HandlingCommand;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.HandlingEvent;
import org.woodgrain.campaign.people.Capacity;
import org.woodgrain.campaign.people.Permitted;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.HandlingRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Lights;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Armour;
import org.woodgrain.rules.equipment.Article;
import org.woodgrain.rules.equipment.Article.Wear;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Containers;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.equipment.Hands;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.exploration.Shares;
import org.woodgrain.rules.rulebook.Rulebook;
import org.woodgrain.rules.treasure.MagicItem;

/** Wielding, wearing and packing. */
final class Readying {
    private Readying() {}

    @Rule({"CH-41", "CH-57", "CH-58", "CH-59", "EQ-14"})
    static Optional<Refusal> check(World world, CampaignState state, HandlingCommand.Ready ready) {
        EquipmentTables tables = world.book().equipment();
        Adventurer who = state.adventurer(ready.who()).orElseThrow();
        Optional<Item> found = who.item(ready.item());
        if (found.isEmpty()) {
            return Optional.of(
                    new HandlingRefusal.NoSuchThing(who.name(), ready.item().value()));
        }
        Item item = found.get();
        if (Lights.burning(state).contains(item.id()) && ready.how() != Carried.IN_HAND) {
            return Optional.of(new HandlingRefusal.Burning(item.name()));
        }
        return switch (ready.how()) {
            case WORN -> wear(tables, who, item).or(() -> forbidden(world.book(), who, item));
            case IN_HAND -> forbidden(world.book(), who, item).or(() -> hands(tables, state, who, item));
            case AT_HAND, STOWED -> Optional.empty();
            case LYING -> Optional.of(new GeneralRefusal.NotNow("let it lie", "things are laid down by dropping them"));
        };
    }

    private static Optional<Refusal> forbidden(Rulebook book, Adventurer who, Item item) {
        return Permitted.forbids(book, who, item)
                .map(rule -> new HandlingRefusal.Forbidden(
                        who.name(), item.name(), who.acting().label(), rule));
    }

    private static Optional<Refusal> wear(EquipmentTables tables, Adventurer who, Item item) {
        Wear wear = Armour.wear(tables, item);
        boolean wearable = wear == Wear.BODY
                || wear == Wear.HELMET
                || (wear == Wear.NOTHING
                        && EquipmentTables.magical(item)
                        && tables.weapon(item).isEmpty());
        if (!wearable) {
            return Optional.of(new HandlingRefusal.CannotWear(item.name()));
        }
        return who.items().stream()
                .filter(other -> other.carried() == Carried.WORN
                        && !other.id().equals(item.id())
                        && wear != Wear.NOTHING
                        && Armour.wear(tables, other) == wear)
                .findFirst()
                .map(other -> new HandlingRefusal.WornAlready(who.name(), other.name()));
    }

    private static Optional<Refusal> hands(EquipmentTables tables, CampaignState state, Adventurer who, Item item) {
        return Hands.toPutUp(tables, who.items(), item, Lights.burning(state)).isPresent()
                ? Optional.empty()
                : Optional.of(new HandlingRefusal.HandsFull(
                        who.name(),
                        who.items().stream()
                                .filter(held -> held.carried() == Carried.IN_HAND)
                                .filter(held -> Lights.burning(state).contains(held.id()))
                                .map(Item::name)
                                .collect(Collectors.joining(" and "))));
    }

    @Rule("EQ-07")
    static void carryOut(Unfolding u, HandlingCommand.Ready ready) {
        EquipmentTables tables = u.world().book().equipment();
        Adventurer who = u.state().adventurer(ready.who()).orElseThrow();
        Item item = who.item(ready.item()).orElseThrow();
        if (changesArmour(tables, item, ready.how()) && !armourTurn(u, who.id())) {
            return;
        }
        take(u, who.id(), item, ready.how());
        if (triesOn(u, item, ready.how())) {
            Time.stir(u, List.of(who.id()));
            Time.quarters(u, Shares.tryingOn());
        }
        if (u.state().place() instanceof Place.Town) {
            learn(u, who.id(), item.id());
        }
    }

    /** In town there is all the time that trying a thing takes (MI-176). */
    private static void learn(Unfolding u, CharacterId id, ItemId thing) {
        Adventurer who = u.state().adventurer(id).orElseThrow();
        who.item(thing)
                .flatMap(item -> Wearing.learns(u.world().book(), who, item))
                .ifPresent(magic -> u.emit(new DelveEvent.Recognised(id, thing, magic.name())));
    }

    /** Whether somebody puts on a strange thing of magic to learn what it does, which takes a quarter turn below. */
    @Rule({"UX-06", "EX-22"})
    private static boolean triesOn(Unfolding u, Item item, Carried how) {
        return how == Carried.WORN
                && item.carried() != Carried.WORN
                && u.state().underground().isPresent()
                && u.state().encounter().isEmpty()
                && u.world()
                        .book()
                        .treasure()
                        .find(item.kind())
                        .filter(magic -> magic.known() == MagicItem.Known.WEAR
                                && !item.name().equals(magic.name()))
                        .isPresent();
    }

    /** Body armour put on or taken off takes a turn underground; wanderers may break it off. */
    private static boolean armourTurn(Unfolding u, CharacterId who) {
        if (u.state().underground().isEmpty()) {
            return true;
        }
        Time.stir(u, List.of(who));
        return Time.turns(u, 1);
    }

    private static boolean changesArmour(EquipmentTables tables, Item item, Carried how) {
        return Armour.wear(tables, item) == Wear.BODY && (item.carried() == Carried.WORN) != (how == Carried.WORN);
    }

    /** Puts a thing where it is wanted, after putting up what must make room for it. */
    static void take(Unfolding u, CharacterId id, Item item, Carried how) {
        EquipmentTables tables = u.world().book().equipment();
        Adventurer who = u.state().adventurer(id).orElseThrow();
        if (how == Carried.IN_HAND) {
            for (Item up : Hands.toPutUp(tables, who.items(), item, Lights.burning(u.state()))
                    .orElse(List.of())) {
                u.emit(new HandlingEvent.Readied(id, up.id(), Carried.AT_HAND));
            }
        }
        if (item.quantity() > 1 && (how == Carried.IN_HAND || how == Carried.WORN)) {
            Item one = item.withId(new ItemId(u.newId("i"))).withQuantity(1).carried(how, "");
            u.emit(new HandlingEvent.TakenOne(id, item.id(), one));
        } else {
            u.emit(new HandlingEvent.Readied(id, item.id(), how));
        }
    }

    @Rule("EQ-23")
    static Optional<Refusal> check(World world, CampaignState state, HandlingCommand.Stow stow) {
        EquipmentTables tables = world.book().equipment();
        Adventurer who = state.adventurer(stow.who()).orElseThrow();
        Optional<Item> item = who.item(stow.item());
        Optional<Item> container = who.item(stow.container());
        if (item.isEmpty() || container.isEmpty()) {
            ItemId missing = item.isEmpty() ? stow.item() : stow.container();
            return Optional.of(new HandlingRefusal.NoSuchThing(who.name(), missing.value()));
        }
        if (Lights.burning(state).contains(stow.item())) {
            return Optional.of(new HandlingRefusal.Burning(item.get().name()));
        }
        boolean holds = tables.article(container.get().kind())
                .filter(Article::container)
                .isPresent();
        boolean intoItself = stow.item().equals(stow.container())
                || Containers.allInside(who.items(), stow.item()).contains(container.get());
        if (!holds || intoItself) {
            return Optional.of(new HandlingRefusal.NotAContainer(container.get().name()));
        }
        return fitting(tables, who, item.get(), container.get()) == 0
                ? Optional.of(new HandlingRefusal.NoRoom(container.get().name()))
                : Optional.empty();
    }

    static void carryOut(Unfolding u, HandlingCommand.Stow stow) {
        EquipmentTables tables = u.world().book().equipment();
        Adventurer who = u.state().adventurer(stow.who()).orElseThrow();
        Item item = who.item(stow.item()).orElseThrow();
        Item container = who.item(stow.container()).orElseThrow();
        int fits = fitting(tables, who, item, container);
        List<Item> kept = new ArrayList<>();
        Item packed = item.carried(Carried.STOWED, container.id().value());
        if (fits < item.quantity()) {
            kept.add(item.withQuantity(item.quantity() - fits));
            packed = packed.withQuantity(fits).withId(new ItemId(u.newId("i")));
        }
        u.emit(new HandlingEvent.Stowed(who.id(), item.id(), container.id(), List.of(packed), kept));
    }

    /** How many of a thing fit beside the coins; a container goes in with all that it holds, or not at all. */
    @Rule("EQ-23")
    private static int fitting(EquipmentTables tables, Adventurer who, Item item, Item container) {
        List<Item> others = who.items().stream()
                .filter(each -> !each.id().equals(item.id()))
                .toList();
        int room = Containers.room(tables, others, container);
        int contents = Containers.allInside(who.items(), item.id()).stream()
                .mapToInt(each -> each.weight() * each.quantity())
                .sum();
        int free = Math.min(room, Capacity.free(tables, who.withItems(others)));
        return Containers.fit(free, item.weight() + contents, item.quantity());
    }
}
