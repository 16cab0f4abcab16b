package org.woodgrain.campaign.realm;

import java.util.Optional;
import java.util.function.Function;
import org.woodgrain.campaign.command.RealmCommand;
import org.woodgrain.campaign.event.RealmEvent;
import org.woodgrain.campaign.people.Funds;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.RealmRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Holding;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.Purse;

/** Gold between the treasury of a stronghold and its owner. */
final class Treasury {
    static final int MOST = 10_000_000;

    private Treasury() {}

    static Optional<Refusal> check(CampaignState state, RealmCommand.Fetch fetch) {
        return held(state, fetch.holding(), holding -> {
            if (fetch.gold() < 1 || fetch.gold() > MOST) {
                return Optional.of(new RealmRefusal.BadNumber("gold pieces", 1, MOST));
            }
            return holding.treasury() >= fetch.gold()
                    ? Optional.empty()
                    : Optional.of(new RealmRefusal.TreasuryLacks(holding.name(), holding.treasury()));
        });
    }

    static Optional<Refusal> check(CampaignState state, RealmCommand.Send send) {
        return held(state, send.holding(), holding -> {
            if (send.gold() < 1 || send.gold() > MOST) {
                return Optional.of(new RealmRefusal.BadNumber("gold pieces", 1, MOST));
            }
            Adventurer owner = state.adventurer(holding.owner()).orElseThrow();
            Funds funds = Funds.of(state, owner);
            return funds.worth() >= (long) send.gold() * Coins.GOLD
                    ? Optional.empty()
                    : Optional.of(new RealmRefusal.CannotPay(owner.name(), funds.label(), send.gold(), ""));
        });
    }

    /** A check of the stronghold of a living owner. */
    static Optional<Refusal> held(CampaignState state, String id, Function<Holding, Optional<Refusal>> check) {
        Optional<Holding> holding = state.realm().holding(id);
        if (holding.isEmpty()) {
            return Optional.of(new RealmRefusal.NoHolding());
        }
        return state.adventurer(holding.get().owner())
                        .filter(Adventurer::living)
                        .isPresent()
                ? check.apply(holding.get())
                : Optional.of(
                        new GeneralRefusal.NoSuchCharacter(holding.get().owner().value()));
    }

    static void carryOut(Unfolding u, RealmCommand.Fetch fetch) {
        Holding holding = u.state().realm().holding(fetch.holding()).orElseThrow();
        Funds funds = Funds.of(u.state(), u.state().adventurer(holding.owner()).orElseThrow());
        u.emit(new RealmEvent.GoldMoved(
                holding.id(),
                holding.treasury() - fetch.gold(),
                funds.purse(),
                funds.stored().plus(Purse.gold(fetch.gold()))));
    }

    static void carryOut(Unfolding u, RealmCommand.Send send) {
        Holding holding = u.state().realm().holding(send.holding()).orElseThrow();
        Funds left = Funds.of(u.state(), u.state().adventurer(holding.owner()).orElseThrow())
                .pay(send.gold() * Coins.GOLD)
                .orElseThrow();
        u.emit(new RealmEvent.GoldMoved(holding.id(), holding.treasury() + send.gold(), left.purse(), left.stored()));
    }
}
