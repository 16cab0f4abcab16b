package org.woodgrain.campaign.handling;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.HandlingCommand;
import org.woodgrain.campaign.event.HandlingEvent;
import org.woodgrain.campaign.people.Capacity;
import org.woodgrain.campaign.people.Coinage;
import org.woodgrain.campaign.people.Mounts;
import org.woodgrain.campaign.refusal.HandlingRefusal;
import org.woodgrain.campaign.refusal.PropertyRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.Encumbrance;
import org.woodgrain.rules.equipment.Purse;

/** Coins on the backs of creatures that follow the company. */
final class CoinLading {
    private CoinLading() {}

    /** Why coins cannot be loaded; empty if they can. */
    @Rule("EQ-20")
    static Optional<Refusal> check(World world, CampaignState state, HandlingCommand.LoadCoins load) {
        Optional<Foe> found = Mounts.follower(state, load.beast());
        if (found.isEmpty()) {
            return Optional.of(new HandlingRefusal.NoSuchMount());
        }
        Foe beast = found.get();
        Mounts mounts = new Mounts(world.book(), state);
        if (!mounts.carries(beast)) {
            return no(beast, "such a creature carries nothing");
        }
        Adventurer who = state.adventurer(load.who()).orElseThrow();
        if (load.keep() < 0 || moved(who, load).count() == 0) {
            return Optional.of(new PropertyRefusal.NoCoinsToPut(who.name(), Math.max(0, load.keep())));
        }
        // what its own rider lays on it weighs on it already
        int more = Mounts.under(state, who.id()).filter(beast::equals).isPresent()
                ? 0
                : Encumbrance.load(world.book().equipment(), List.of(), moved(who, load));
        int all = mounts.load(beast) + more;
        return all <= mounts.most(beast)
                ? Optional.empty()
                : no(
                        beast,
                        "it would bear " + Coinage.pounds(all) + " lb, and " + Coinage.pounds(mounts.most(beast))
                                + " lb is the most");
    }

    private static Optional<Refusal> no(Foe beast, String why) {
        return Optional.of(new HandlingRefusal.CannotLoad(beast.name(), why));
    }

    /** All but the dearest coins that do not go beyond the sum kept. */
    @Rule("EQ-06")
    private static Purse moved(Adventurer who, HandlingCommand.LoadCoins load) {
        return who.purse().minus(Coins.within(who.purse(), Coins.ofGold(load.keep())));
    }

    /** Why coins cannot be taken off again; empty if they can. */
    @Rule({"EQ-23", "EQ-31"})
    static Optional<Refusal> check(World world, CampaignState state, HandlingCommand.UnloadCoins unload) {
        Optional<Foe> found = Mounts.follower(state, unload.beast());
        if (found.isEmpty()) {
            return Optional.of(new HandlingRefusal.NoSuchMount());
        }
        if (!new Mounts(world.book(), state).carries(found.get())) {
            return no(found.get(), "such a creature carries nothing");
        }
        Purse borne = found.get().carried();
        Purse got = Coins.within(borne, Coins.ofGold(unload.gold()));
        if (unload.gold() < 1 || got.count() == 0 || Coins.worth(borne) < Coins.ofGold(unload.gold())) {
            return Optional.of(new PropertyRefusal.NoSuchSum(unload.gold(), Coinage.label(borne)));
        }
        Adventurer who = state.adventurer(unload.who()).orElseThrow();
        int room = Capacity.coins(world.book().equipment(), who);
        if (!(state.place() instanceof Place.Town) && got.count() > room) {
            return Optional.of(new HandlingRefusal.NoRoomForCoins(who.name(), room));
        }
        return Encumbrance.load(
                                world.book().equipment(),
                                who.items(),
                                who.purse().plus(got))
                        > Encumbrance.MOST
                ? Optional.of(new HandlingRefusal.TooMuch(who.name()))
                : Optional.empty();
    }

    static void carryOut(Unfolding u, HandlingCommand.LoadCoins load) {
        Adventurer who = u.state().adventurer(load.who()).orElseThrow();
        Foe beast = Mounts.follower(u.state(), load.beast()).orElseThrow();
        Purse moved = moved(who, load);
        Time.stir(u, List.of(who.id()));
        u.emit(new HandlingEvent.CoinsLaden(
                who.id(),
                beast.id(),
                beast.name(),
                moved,
                true,
                who.purse().minus(moved),
                beast.carried().plus(moved)));
    }

    static void carryOut(Unfolding u, HandlingCommand.UnloadCoins unload) {
        Adventurer who = u.state().adventurer(unload.who()).orElseThrow();
        Foe beast = Mounts.follower(u.state(), unload.beast()).orElseThrow();
        Purse got = Coins.within(beast.carried(), Coins.ofGold(unload.gold()));
        Time.stir(u, List.of(who.id()));
        u.emit(new HandlingEvent.CoinsLaden(
                who.id(),
                beast.id(),
                beast.name(),
                got,
                false,
                who.purse().plus(got),
                beast.carried().minus(got)));
    }
}
