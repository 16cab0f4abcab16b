package org.woodgrain.campaign.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.command.RefereeCommand.GiveGold;
import org.woodgrain.campaign.command.RefereeCommand.GiveThing;
import org.woodgrain.campaign.event.RefereeEvent;
import org.woodgrain.campaign.people.Presence;
import org.woodgrain.campaign.property.NamedThings;
import org.woodgrain.campaign.refusal.RefereeRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.Purse;

/** Things and coins that the referee gives, and coins that he takes. */
final class Bestowing {
    private static final int MOST_THINGS = 100;
    private static final int MOST_GOLD = 1_000_000;

    private Bestowing() {}

    static Optional<Refusal> check(CampaignState state, GiveThing give) {
        Optional<Refusal> absent = Presence.living(state, give.who());
        if (absent.isPresent()) {
            return absent;
        }
        if (give.thing().isBlank()) {
            return Optional.of(new RefereeRefusal.NothingGiven());
        }
        return give.number() < 1 || give.number() > MOST_THINGS
                ? Optional.of(new RefereeRefusal.NumberOutOfRange("things", give.number(), MOST_THINGS))
                : Optional.empty();
    }

    static void carryOut(Unfolding u, GiveThing give) {
        List<Item> things = new ArrayList<>();
        for (int many = 0; many < give.number(); many++) {
            things.addAll(NamedThings.of(u, give.thing().strip()));
        }
        u.emit(new RefereeEvent.ThingsGiven(
                give.who(), things, give.why(), u.throwing().take()));
    }

    static Optional<Refusal> check(CampaignState state, GiveGold give) {
        Optional<Refusal> absent = Presence.living(state, give.who());
        if (absent.isPresent()) {
            return absent;
        }
        if (give.gold() == 0 || Math.abs(give.gold()) > MOST_GOLD) {
            return Optional.of(new RefereeRefusal.NumberOutOfRange("gold pieces", give.gold(), MOST_GOLD));
        }
        Adventurer who = state.adventurer(give.who()).orElseThrow();
        return after(who, give.gold()).isEmpty()
                ? Optional.of(new RefereeRefusal.PurseTooLight(who.name(), -give.gold()))
                : Optional.empty();
    }

    static void carryOut(Unfolding u, GiveGold give) {
        Adventurer who = u.state().adventurer(give.who()).orElseThrow();
        u.emit(new RefereeEvent.GoldGiven(
                who.id(), give.gold(), after(who, give.gold()).orElseThrow(), give.why()));
    }

    private static Optional<Purse> after(Adventurer who, int gold) {
        return gold > 0 ? Optional.of(who.purse().plus(Purse.gold(gold))) : Coins.pay(who.purse(), -gold * Coins.GOLD);
    }
}
