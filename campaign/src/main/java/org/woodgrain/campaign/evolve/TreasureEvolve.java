package org.woodgrain.campaign.evolve;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.RoomState;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.experience.Treasure;

final class TreasureEvolve {
    /** Things that count as treasure by themselves; magic earns by its own rule (XP-06). */
    private TreasureEvolve() {}

    static CampaignState taken(CampaignState state, DelveEvent.Taken taken) {
        // piles are what members put down themselves
        boolean treasure = !taken.hoard().startsWith("p");
        return state.withExpedition(state.expedition()
                        .map(expedition -> treasure
                                ? expedition.withEarnings(expedition
                                        .earnings()
                                        .withHaul(taken.level(), room(state, taken), worth(taken))
                                        .withFinds(taken.level(), room(state, taken), magical(taken)))
                                : expedition))
                .changeLevel(
                        taken.level(),
                        level -> level.changeHoard(
                                taken.hoard(),
                                hoard -> hoard.withContents(
                                        hoard.coins().minus(taken.coins()), without(hoard.things(), taken.things()))))
                .change(taken.who(), who -> {
                    List<Item> items = new ArrayList<>(who.items());
                    taken.things().forEach(thing -> items.add(thing.carried(Carried.STOWED, "")));
                    return who.withItems(items).withPurse(who.purse().plus(taken.coins()));
                });
    }

    static CampaignState dropped(CampaignState state, DelveEvent.Dropped dropped) {
        return state.change(
                        dropped.who(),
                        who -> who.withItems(without(who.items(), dropped.things()))
                                .withPurse(who.purse().minus(dropped.coins())))
                .changeLevel(dropped.level(), level -> {
                    TreeMap<Cell, Hoard> piles = new TreeMap<>(level.piles());
                    Hoard there = piles.getOrDefault(
                            dropped.cell(), Hoard.pile(dropped.pile(), dropped.cell(), Purse.EMPTY, List.of()));
                    List<Item> things = new ArrayList<>(there.things());
                    dropped.things().forEach(thing -> things.add(thing.carried(Carried.STOWED, "")));
                    piles.put(dropped.cell(), there.withContents(there.coins().plus(dropped.coins()), things));
                    return level.withPiles(piles);
                });
    }

    /** A heap of what an owner had, or a chest or heap as it stood, is in another place now. */
    static CampaignState carried(CampaignState state, SpellEvent.ThingCarried carried) {
        if (carried.owner().isPresent()) {
            CharacterId owner = carried.owner().get();
            List<Item> things = state.adventurer(owner).map(Adventurer::items).orElse(List.of()).stream()
                    .filter(item -> carried.items().contains(item.id()))
                    .toList();
            CampaignState without = state.change(owner, who -> who.withItems(without(who.items(), things)))
                    .withLights(state.lights().stream()
                            .filter(light -> !carried.items().contains(light.source()))
                            .toList());
            List<Item> loose = things.stream()
                    .map(item -> item.carried(Carried.STOWED, ""))
                    .toList();
            return MeetingEvolve.heap(
                    without,
                    new MeetingEvent.Heap(
                            carried.level(), Hoard.pile(carried.hoard(), carried.to(), Purse.EMPTY, loose)));
        }
        Optional<Hoard> stood = state.level(carried.level()).hoard(carried.hoard());
        return stood.map(hoard -> moved(state, carried, hoard.movedTo(carried.to())))
                .orElse(state);
    }

    private static CampaignState moved(CampaignState state, SpellEvent.ThingCarried carried, Hoard now) {
        CampaignState without = state.changeLevel(carried.level(), level -> level.withoutHoard(carried.hoard()));
        return now.vessel() == Hoard.Vessel.LOOSE
                ? MeetingEvolve.heap(without, new MeetingEvent.Heap(carried.level(), now))
                : without.changeLevel(carried.level(), level -> {
                    RoomState room = level.room(carried.room());
                    List<Hoard> hoards = new ArrayList<>(room.hoards());
                    hoards.add(now);
                    return level.withRoom(carried.room(), room.withHoards(hoards));
                });
    }

    static CampaignState recognised(CampaignState state, DelveEvent.Recognised recognised) {
        return state.change(
                recognised.who(),
                who -> who.withItems(who.items().stream()
                        .map(item -> item.id().equals(recognised.item()) ? item.named(recognised.name()) : item)
                        .toList()));
    }

    private static String room(CampaignState state, DelveEvent.Taken taken) {
        for (Map.Entry<String, RoomState> room :
                state.level(taken.level()).rooms().entrySet()) {
            if (room.getValue().holds(taken.hoard())) {
                return room.getKey();
            }
        }
        return "";
    }

    private static int worth(DelveEvent.Taken taken) {
        return Treasure.worth(taken.coins(), taken.things());
    }

    private static List<ItemId> magical(DelveEvent.Taken taken) {
        return taken.things().stream()
                .filter(EquipmentTables::magical)
                .map(Item::id)
                .toList();
    }

    private static List<Item> without(List<Item> items, List<Item> gone) {
        Set<ItemId> ids = new HashSet<>();
        gone.forEach(item -> ids.add(item.id()));
        return items.stream().filter(item -> !ids.contains(item.id())).toList();
    }
}
