package org.woodgrain.campaign.delve;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.command.DelveCommand.Share;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.people.Capacity;
import org.woodgrain.campaign.refusal.DelveRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Containers;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.exploration.Shares;

/** Taking treasure up, and putting things down. */
final class Loading {
    private static final int COINS_A_QUARTER = Shares.COINS_A_TURN / Shares.TURN;

    private Loading() {}

    @Rule({"EQ-23", "EQ-31"})
    static Optional<Refusal> check(World world, CampaignState state, DelveCommand.Load load) {
        if (load.shares().isEmpty()) {
            return Optional.of(new DelveRefusal.NothingTaken());
        }
        Map<String, Purse> coins = new HashMap<>();
        Set<ItemId> things = new HashSet<>();
        Map<CharacterId, Integer> added = new HashMap<>();
        Map<CharacterId, Integer> pieces = new HashMap<>();
        for (Share share : load.shares()) {
            Optional<Refusal> who = Crew.canAct(state, share.who());
            if (who.isPresent()) {
                return who;
            }
            Optional<Hoard> hoard = Reach.hoard(world, state, share.hoard()).filter(Hoard::atHand);
            if (hoard.isEmpty()) {
                return Optional.of(new DelveRefusal.NothingLike());
            }
            String name = Crew.name(state, share.who());
            coins.merge(share.hoard(), share.coins(), Purse::plus);
            if (share.coins().least() < 0
                    || !hoard.get().coins().holds(coins.getOrDefault(share.hoard(), Purse.EMPTY))
                    || (share.coins().count() == 0 && share.things().isEmpty())) {
                return Optional.of(new DelveRefusal.NotThatMuch(name));
            }
            int weight = share.coins().count();
            for (ItemId id : share.things()) {
                Optional<Item> thing = hoard.get().things().stream()
                        .filter(item -> item.id().equals(id))
                        .findFirst();
                if (thing.isEmpty() || !things.add(id)) {
                    return Optional.of(new DelveRefusal.NotThatMuch(name));
                }
                weight += thing.get().weight() * thing.get().quantity();
            }
            added.merge(share.who(), weight, Integer::sum);
            pieces.merge(share.who(), share.coins().count(), Integer::sum);
        }
        return tooMuch(world, state, added, pieces);
    }

    private static Optional<Refusal> tooMuch(
            World world, CampaignState state, Map<CharacterId, Integer> added, Map<CharacterId, Integer> pieces) {
        for (Adventurer member : state.company()) {
            if (added.getOrDefault(member.id(), 0) > Capacity.weight(world.book(), state.ruleset(), member)) {
                return Optional.of(new DelveRefusal.TooHeavy(member.name()));
            }
            int room = Capacity.coins(world.book().equipment(), member);
            if (pieces.getOrDefault(member.id(), 0) > room) {
                return Optional.of(new DelveRefusal.NoRoom(member.name(), room));
            }
        }
        return Optional.empty();
    }

    /**
     * Loads in the order named, 125 coins a quarter turn for the whole company; whoever does not load in a turn rests. If
     * somebody comes, what is loaded by then is loaded.
     */
    @Rule({"UX-04", "UX-06"})
    static void load(Unfolding u, DelveCommand.Load load) {
        Place.Underground at = u.state().underground().orElseThrow();
        List<Share> queue = new ArrayList<>();
        for (Share share : load.shares()) {
            if (!share.things().isEmpty()) {
                take(u, at, share.who(), share.hoard(), Purse.EMPTY, share.things());
            }
            if (share.coins().count() > 0) {
                queue.add(share);
            }
        }
        Map<Share, Purse> carried = new LinkedHashMap<>();
        while (!queue.isEmpty()) {
            Map<Share, Purse> now = quarter(queue);
            Time.stir(u, now.keySet().stream().map(Share::who).toList());
            int turn = u.state().clock().turn();
            boolean whole = Time.pass(u, Clock.QUARTER);
            if (whole) {
                now.forEach((share, coins) -> carried.merge(share, coins, Purse::plus));
            }
            boolean stop = !whole || (Time.interrupted(u) && !queue.isEmpty());
            if (stop || queue.isEmpty() || u.state().clock().turn() != turn) {
                carried.forEach((share, coins) -> take(u, at, share.who(), share.hoard(), coins, List.of()));
                carried.clear();
            }
            if (stop) {
                u.emit(new DelveEvent.BrokenOff("the loading", List.of()));
                return;
            }
        }
    }

    /** What is loaded in the next quarter; the queue is shortened by it. */
    private static Map<Share, Purse> quarter(List<Share> queue) {
        Map<Share, Purse> loaded = new LinkedHashMap<>();
        int left = COINS_A_QUARTER;
        while (left > 0 && !queue.isEmpty()) {
            Share share = queue.removeFirst();
            Purse part = share.coins().first(left);
            Share whole = new Share(share.who(), share.hoard(), Purse.EMPTY, List.of());
            loaded.merge(whole, part, Purse::plus);
            left -= part.count();
            Purse rest = share.coins().minus(part);
            if (rest.count() > 0) {
                queue.addFirst(new Share(share.who(), share.hoard(), rest, List.of()));
            }
        }
        return loaded;
    }

    private static void take(
            Unfolding u, Place.Underground at, CharacterId who, String hoard, Purse coins, List<ItemId> ids) {
        List<Item> things = u.state().level(at.level()).hoard(hoard).orElseThrow().things().stream()
                .filter(item -> ids.contains(item.id()))
                .toList();
        u.emit(new DelveEvent.Taken(at.level(), hoard, who, coins, things));
    }

    static Optional<Refusal> checkPutDown(CampaignState state, DelveCommand.PutDown down) {
        Optional<Adventurer> who = Crew.member(state, down.who());
        if (who.isEmpty()) {
            return Crew.canAct(state, down.who());
        }
        boolean has = down.coins().least() >= 0
                && who.get().purse().holds(down.coins())
                && down.things().stream().allMatch(id -> who.get().item(id).isPresent())
                && new HashSet<>(down.things()).size() == down.things().size()
                && (down.coins().count() > 0 || !down.things().isEmpty());
        return has
                ? Optional.empty()
                : Optional.of(new DelveRefusal.NotThatMuch(who.get().name()));
    }

    /** Dropping takes no time (EQ-32); a container goes with all that is in it. */
    @Rule("EQ-32")
    static void putDown(Unfolding u, DelveCommand.PutDown down) {
        Place.Underground at = u.state().underground().orElseThrow();
        Adventurer who = Crew.of(u.state(), down.who());
        List<Item> things = new ArrayList<>();
        for (ItemId id : down.things()) {
            who.item(id).ifPresent(item -> {
                if (!things.contains(item)) {
                    things.add(item);
                }
            });
            for (Item inside : Containers.allInside(who.items(), id)) {
                if (!things.contains(inside)) {
                    things.add(inside);
                }
            }
        }
        String pile = Optional.ofNullable(u.state().level(at.level()).piles().get(at.cell()))
                .map(Hoard::id)
                .orElseGet(() -> u.newId("p"));
        u.emit(new DelveEvent.Dropped(at.level(), at.cell(), pile, who.id(), down.coins(), things));
        u.state().lights().stream()
                .filter(light -> things.stream().anyMatch(item -> item.id().equals(light.source())))
                .forEach(light -> u.emit(new DelveEvent.Gust(light.bearer(), light.source(), true, List.of())));
    }
}
