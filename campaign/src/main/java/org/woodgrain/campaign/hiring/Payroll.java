package org.woodgrain.campaign.hiring;

import java.util.Optional;
import org.woodgrain.campaign.command.HiringCommand;
import org.woodgrain.campaign.event.HiringEvent;
import org.woodgrain.campaign.people.Funds;
import org.woodgrain.campaign.refusal.HiringRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Service;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.hirelings.Wages;
import org.woodgrain.rules.time.Calendar;

/** What hirelings are owed and given. */
final class Payroll {
    private Payroll() {}

    @Rule("NP-32")
    static Optional<Refusal> check(CampaignState state, HiringCommand.Reward reward) {
        Optional<Refusal> serves = HiringDecider.serves(state, reward.hireling());
        if (serves.isPresent()) {
            return serves;
        }
        if (reward.gold() < 0 || reward.gold() > Searching.MOST_GOLD) {
            return Optional.of(new HiringRefusal.BadSum(reward.gold()));
        }
        Adventurer hireling = state.adventurer(reward.hireling()).orElseThrow();
        Service service = HiringDecider.service(state, reward.hireling());
        long needed = due(state, hireling, service) + (long) reward.gold() * Coins.GOLD;
        Optional<Adventurer> employer = state.adventurer(service.employer());
        return employer.filter(who -> Funds.of(state, who).worth() >= needed).isPresent()
                ? Optional.empty()
                : Optional.of(new HiringRefusal.CannotAfford(
                        employer.map(Adventurer::name).orElse("The employer"),
                        employer.map(who -> Funds.of(state, who).label()).orElse("nothing"),
                        (int) ((needed + Coins.GOLD - 1) / Coins.GOLD),
                        "NP-08"));
    }

    /** Pays what is due and a reward; a reward of a month's pay tells for loyalty, once a month. */
    @Rule({"NP-25", "NP-32"})
    static void reward(Unfolding u, HiringCommand.Reward reward) {
        Adventurer hireling = u.state().adventurer(reward.hireling()).orElseThrow();
        Service service = HiringDecider.service(u.state(), reward.hireling());
        pay(u, hireling, service, reward.gold() * Coins.GOLD);
        int today = u.state().clock().day();
        boolean again = service.rewarded() == 0 || today - service.rewarded() >= Calendar.MONTH;
        if (reward.gold() >= Wages.monthly(hireling.level()) && again) {
            u.emit(new HiringEvent.Reviewed(
                    hireling.id(), service.review().rewarded(), "a reward", Optional.of(today), Optional.empty()));
        }
    }

    /** What is due to a hireling today, in copper pieces: whole months of pay, and his shares. */
    @Rule({"NP-02", "NP-08"})
    static int due(CampaignState state, Adventurer hireling, Service service) {
        return service.owed() + months(state, service) * Wages.monthly(hireling.level()) * Coins.GOLD;
    }

    /** Whole months since pay was last settled; a mercenary serves for his share. */
    private static int months(CampaignState state, Service service) {
        return service.lasting() ? (state.clock().day() - service.paid()) / Calendar.MONTH : 0;
    }

    /** Whether the employer can pay what is due. */
    static boolean canPay(CampaignState state, Adventurer hireling, Service service) {
        return state.adventurer(service.employer())
                .filter(Adventurer::living)
                .filter(who -> Funds.of(state, who).worth() >= due(state, hireling, service))
                .isPresent();
    }

    /** Pays what is due, and so much more in copper pieces. */
    static void pay(Unfolding u, Adventurer hireling, Service service, int bonus) {
        int copper = due(u.state(), hireling, service) + bonus;
        Adventurer employer = u.state().adventurer(service.employer()).orElseThrow();
        Funds left = Funds.of(u.state(), employer).pay(copper).orElseThrow();
        CharacterId id = hireling.id();
        u.emit(new HiringEvent.Paid(
                id,
                employer.id(),
                copper,
                bonus,
                service.paid() + months(u.state(), service) * Calendar.MONTH,
                left.purse(),
                left.stored(),
                hireling.purse().plus(Coins.change(copper))));
    }
}
