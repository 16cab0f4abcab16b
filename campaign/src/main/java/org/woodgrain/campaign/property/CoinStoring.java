package org.woodgrain.campaign.property;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.PropertyCommand;
import org.woodgrain.campaign.event.PropertyEvent;
import org.woodgrain.campaign.people.Capacity;
import org.woodgrain.campaign.people.Coinage;
import org.woodgrain.campaign.refusal.HandlingRefusal;
import org.woodgrain.campaign.refusal.PropertyRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Store;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.Encumbrance;
import org.woodgrain.rules.equipment.Purse;

/** Coins that go into a store and come out of it. */
final class CoinStoring {
    private CoinStoring() {}

    static Optional<Refusal> check(World world, CampaignState state, PropertyCommand.PutCoins put) {
        Adventurer who = state.adventurer(put.who()).orElseThrow();
        Purse kept = kept(state, who, put.keep());
        Purse moved = who.purse().minus(kept);
        if (put.keep() < 0 || Coins.worth(who.purse()) <= Coins.ofGold(put.keep())) {
            return Optional.of(new PropertyRefusal.NoCoinsToPut(who.name(), put.keep()));
        }
        return Reach.check(world, state, put.who(), put.into())
                .or(() -> Reach.room(world, state, put.into(), List.of(), new Purse(0, moved.count(), 0, 0, 0)));
    }

    static void put(Unfolding u, CharacterId who, Store into, int keep) {
        Adventurer owner = u.state().adventurer(who).orElseThrow();
        Purse kept = kept(u.state(), owner, keep);
        int copper = Coins.worth(owner.purse()) - Coins.worth(kept);
        Purse stored = u.state().property().stock(into).coins();
        boolean town = u.state().place() instanceof Place.Town;
        Purse moved = town ? Coins.change(copper) : owner.purse().minus(kept);
        u.emit(new PropertyEvent.CoinsShifted(who, into, true, copper, kept, stored.plus(moved)));
    }

    /** What stays in the purse: changed in town, where there is change to be had; below, the dearest coins. */
    @Rule("EQ-06")
    private static Purse kept(CampaignState state, Adventurer who, int keep) {
        if (state.place() instanceof Place.Town) {
            return Coins.change(Coins.ofGold(keep));
        }
        return Coins.within(who.purse(), Coins.ofGold(keep));
    }

    @Rule({"EQ-23", "EQ-31"})
    static Optional<Refusal> check(World world, CampaignState state, PropertyCommand.TakeCoins take) {
        Optional<Refusal> reach = Reach.check(world, state, take.who(), take.from());
        if (reach.isPresent()) {
            return reach;
        }
        Purse stored = state.property().stock(take.from()).coins();
        if (take.gold() < 1 || Coins.worth(stored) < Coins.ofGold(take.gold())) {
            return Optional.of(new PropertyRefusal.NoSuchSum(take.gold(), Coinage.label(stored)));
        }
        Adventurer who = state.adventurer(take.who()).orElseThrow();
        Purse got = taken(state, stored, take.gold());
        int room = Capacity.coins(world.book().equipment(), who);
        if (!(state.place() instanceof Place.Town) && got.count() > room) {
            return Optional.of(new HandlingRefusal.NoRoomForCoins(who.name(), room));
        }
        Purse now = who.purse().plus(got);
        return Encumbrance.load(world.book().equipment(), who.items(), now) > Encumbrance.MOST
                ? Optional.of(new HandlingRefusal.TooMuch(who.name()))
                : Optional.empty();
    }

    static void take(Unfolding u, PropertyCommand.TakeCoins take) {
        Adventurer who = u.state().adventurer(take.who()).orElseThrow();
        Purse stored = u.state().property().stock(take.from()).coins();
        Purse got = taken(u.state(), stored, take.gold());
        boolean town = u.state().place() instanceof Place.Town;
        Purse left = town ? Coins.pay(stored, Coins.ofGold(take.gold())).orElseThrow() : stored.minus(got);
        u.emit(new PropertyEvent.CoinsShifted(
                take.who(), take.from(), false, Coins.worth(got), who.purse().plus(got), left));
    }

    /** The coins that come out: gold in town; below, the dearest that do not go beyond the sum. */
    @Rule("EQ-06")
    private static Purse taken(CampaignState state, Purse stored, int gold) {
        if (state.place() instanceof Place.Town) {
            return Purse.gold(gold);
        }
        return Coins.within(stored, Coins.ofGold(gold));
    }
}
