package org.woodgrain.campaign.realm;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.woodgrain.campaign.event.RealmEvent;
import org.woodgrain.campaign.people.Funds;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Holding;
import org.woodgrain.campaign.state.Troop;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.hirelings.Loyalty;
import org.woodgrain.rules.realm.Dominion;
import org.woodgrain.rules.realm.Soldier;
import org.woodgrain.rules.time.Calendar;

/** What the months bring to strongholds and soldiers, looked at after every order: income first, then wages. */
public final class Seasons {
    /** What a month without pay takes off the loyalty of soldiers (ST-42). */
    private static final int UNPAID = 2;

    private static final int PATIENCE = 2;

    private Seasons() {}

    /** Settles what has fallen due, in the order of its days. */
    public static void settle(Unfolding u, CampaignState before) {
        forsaken(u, before);
        orphaned(u);
        if (u.state().clock().day() == before.clock().day()) {
            return;
        }
        for (OptionalInt next = next(u.state());
                next.isPresent() && next.getAsInt() <= u.state().clock().day();
                next = next(u.state())) {
            step(u, next.getAsInt());
        }
    }

    private static OptionalInt next(CampaignState state) {
        if (state.realm().holdings().isEmpty() && state.realm().troops().isEmpty()) {
            return OptionalInt.empty();
        }
        return IntStream.concat(
                        state.realm().holdings().stream()
                                .filter(each -> ruled(state, each))
                                .mapToInt(each -> each.settled() + Calendar.MONTH),
                        state.realm().troops().stream()
                                .filter(each -> !each.faithful())
                                .mapToInt(Troop::paid))
                .min();
    }

    private static boolean ruled(CampaignState state, Holding holding) {
        return state.adventurer(holding.owner()).filter(Adventurer::living).isPresent();
    }

    private static void step(Unfolding u, int day) {
        for (Holding each : List.copyOf(u.state().realm().holdings())) {
            if (ruled(u.state(), each) && each.settled() + Calendar.MONTH == day) {
                month(u, each);
            }
        }
        for (Troop each : List.copyOf(u.state().realm().troops())) {
            if (!each.faithful() && each.paid() == day) {
                pay(u, each);
            }
        }
    }

    /** Taxes or tithes of a month, then what ventures bring. */
    @Rule({"CH-76", "CH-81", "CH-83", "ST-71", "ST-73"})
    private static void month(Unfolding u, Holding holding) {
        Adventurer owner = u.state().adventurer(holding.owner()).orElseThrow();
        boolean forsaken = holding.help() == Holding.Help.LOST;
        int perHead = Dominion.perHead(owner.acting(), owner.level(), forsaken);
        boolean tithes = Dominion.helped(owner.acting(), owner.level()) && !forsaken;
        int people = holding.cleared() ? holding.people() : 0;
        u.emit(new RealmEvent.MonthReckoned(
                holding.id(),
                holding.month(),
                holding.settled() + Calendar.MONTH,
                people,
                perHead,
                Dominion.month(people, perHead, holding.month()),
                tithes,
                tithes ? "CH-81" : "CH-76"));
        Investing.month(u, holding.id());
    }

    /** Wages for the month that begins and for months that were missed: out of a treasury, else out of the master's own. */
    @Rule({"CH-79", "ST-40"})
    private static void pay(Unfolding u, Troop troop) {
        Optional<Adventurer> master = u.state().adventurer(troop.master()).filter(Adventurer::living);
        if (master.isEmpty()) {
            u.emit(new RealmEvent.TroopGone(troop.id(), troop.master(), "go their way, since nobody pays them"));
            return;
        }
        int gold = (troop.missed() + 1) * wages(u, troop);
        int until = troop.paid() + Calendar.MONTH;
        Funds funds = Funds.of(u.state(), master.get());
        Optional<Holding> rich = u.state().realm().of(troop.master()).stream()
                .filter(each -> each.treasury() >= gold)
                .findFirst();
        if (rich.isPresent()) {
            u.emit(new RealmEvent.TroopPaid(
                    troop.id(),
                    gold,
                    until,
                    rich.get().id(),
                    rich.get().treasury() - gold,
                    funds.purse(),
                    funds.stored()));
            return;
        }
        Optional<Funds> left = funds.pay(gold * Coins.GOLD);
        if (left.isPresent()) {
            u.emit(new RealmEvent.TroopPaid(
                    troop.id(),
                    gold,
                    until,
                    "",
                    0,
                    left.get().purse(),
                    left.get().stored()));
        } else {
            unpaid(u, troop, until);
        }
    }

    private static int wages(Unfolding u, Troop troop) {
        Soldier soldier = u.world().book().realm().soldiers().get(troop.kind());
        return Optional.ofNullable(soldier)
                .flatMap(each -> each.wages(troop.kin(), troop.number()))
                .orElse(0);
    }

    private static void unpaid(Unfolding u, Troop troop, int until) {
        int missed = troop.missed() + 1;
        int less = u.state().ruleset().original() ? UNPAID : 1;
        Troop now = troop.withPay(until, missed, troop.loyalty() - less);
        boolean deserts = missed >= PATIENCE && Courage.conduct(u, now) == Loyalty.Conduct.FLEES;
        u.emit(new RealmEvent.TroopUnpaid(
                troop.id(), until, missed, now.loyalty(), deserts, u.throwing().take()));
    }

    /** Whoever changes sides loses at once all that came from above. */
    @Rule({"CH-83", "ST-11"})
    private static void forsaken(Unfolding u, CampaignState before) {
        for (Holding each : List.copyOf(u.state().realm().holdings())) {
            boolean changed = before.adventurer(each.owner())
                    .filter(then ->
                            u.state().adventurer(each.owner()).orElseThrow().alignment() != then.alignment())
                    .isPresent();
            if (changed && each.help() == Holding.Help.GIVEN) {
                u.emit(new RealmEvent.HelpLost(
                        each.id(),
                        each.spent(),
                        u.state().realm().troops().stream()
                                .filter(troop -> troop.holding().equals(each.id()))
                                .map(Troop::id)
                                .toList()));
            }
        }
    }

    /** The faithful serve nobody but him to whom they came. */
    private static void orphaned(Unfolding u) {
        for (Troop troop : List.copyOf(u.state().realm().troops())) {
            boolean another = troop.faithful()
                    && u.state()
                            .realm()
                            .holding(troop.holding())
                            .filter(each -> each.owner().equals(troop.master()))
                            .isEmpty();
            if (another) {
                u.emit(new RealmEvent.TroopGone(
                        troop.id(), troop.master(), "go their way, since they would serve nobody else"));
            }
        }
    }
}
