package org.woodgrain.campaign.hiring;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.HiringEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.event.TownEvent;
import org.woodgrain.campaign.people.Presence;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Candidate;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Service;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.hirelings.Loyalty;
import org.woodgrain.rules.hirelings.Review;
import org.woodgrain.rules.hirelings.Wages;
import org.woodgrain.rules.time.Calendar;

/** What time and the company's conduct do to hirelings, looked at after every order. */
public final class Reviews {
    /** Pay is late by so many days when it tells against the employer (NP-25). */
    private static final int GRACE = 2 * Calendar.WEEK;

    private static final int PROMISE = 3 * Calendar.MONTH;

    private Reviews() {}

    /** Settles with hirelings after an order that began in this state. */
    public static void settle(Unfolding u, CampaignState before) {
        Turncoats.test(u, before);
        if (u.state().services().isEmpty() && u.state().candidates().isEmpty()) {
            return;
        }
        List<Event> events = u.since(0);
        Nerves.test(u, before, events);
        for (Event event : events) {
            if (event instanceof MeetingEvent.Abandoned left) {
                leftToDie(u, left.who());
            } else if (event instanceof TownEvent.CameHome home) {
                shares(u, before, home);
            } else if (event instanceof TownEvent.ExpeditionBegun begun) {
                sentAlone(u, begun.expedition().members());
            }
        }
        boolean night = u.state().clock().day() != before.clock().day();
        for (CharacterId id : List.copyOf(u.state().services().keySet())) {
            Optional<Adventurer> hireling = u.state().adventurer(id).filter(Adventurer::living);
            if (hireling.isPresent()) {
                settle(u, hireling.get(), before, night);
            }
        }
        if (night) {
            impatient(u);
        }
    }

    private static void settle(Unfolding u, Adventurer hireling, CampaignState before, boolean night) {
        CharacterId id = hireling.id();
        if (Presence.inTown(u.state())) {
            boolean home =
                    before.expedition().isPresent() && u.state().expedition().isEmpty();
            inTown(u, hireling, night || home, home);
        }
        boolean chance = night || Presence.inTown(u.state());
        boolean faithless = u.state()
                .service(id)
                .filter(each -> Loyalty.deserts(u.state().ruleset(), each.score()))
                .isPresent();
        if (chance && faithless) {
            desert(u, id, night);
        }
    }

    private static void inTown(Unfolding u, Adventurer hireling, boolean look, boolean home) {
        CharacterId id = hireling.id();
        if (!look || !employed(u, hireling)) {
            return;
        }
        Service service = HiringDecider.service(u.state(), id);
        if (Payroll.due(u.state(), hireling, service) > 0) {
            if (Payroll.canPay(u.state(), hireling, service)) {
                Payroll.pay(u, hireling, service, 0);
            } else {
                late(u, id, service);
            }
        }
        longService(u, id);
        promise(u, id);
        Service now = HiringDecider.service(u.state(), id);
        if (now.leaving()) {
            u.emit(new HiringEvent.ServiceEnded(
                    id, false, "will serve no longer", u.state().ruleset().classic() ? "CC-39" : "NP-29"));
        } else if (home && !now.lasting()) {
            u.emit(new HiringEvent.ServiceEnded(id, false, "has served the expedition", "NP-01"));
        }
    }

    /** Whether a hireling has a living employer; one who has lost his serves the next member, or goes. */
    @Rule("NP-01")
    private static boolean employed(Unfolding u, Adventurer hireling) {
        CampaignState state = u.state();
        CharacterId id = hireling.id();
        if (state.adventurer(HiringDecider.service(state, id).employer())
                .filter(Adventurer::living)
                .isPresent()) {
            return true;
        }
        Optional<Adventurer> next = state.company().stream()
                .filter(who -> state.service(who.id()).isEmpty())
                .findFirst();
        if (next.isPresent()) {
            u.emit(new HiringEvent.ServesAnother(id, next.get().id()));
            return true;
        }
        u.emit(new HiringEvent.ServiceEnded(id, false, "has nobody left to serve", "NP-01"));
        return false;
    }

    @Rule("NP-25")
    private static void late(Unfolding u, CharacterId id, Service service) {
        int today = u.state().clock().day();
        int from = service.owed() > 0 ? service.late() : Math.max(service.late(), service.paid() + Calendar.MONTH);
        if (today - from >= GRACE) {
            u.emit(new HiringEvent.Reviewed(
                    id, service.review().paidLate(), "late pay", Optional.empty(), Optional.of(today)));
        }
    }

    @Rule("NP-32")
    private static void longService(Unfolding u, CharacterId id) {
        Service service = HiringDecider.service(u.state(), id);
        int months = (u.state().clock().day() - service.since()) / Calendar.MONTH;
        Review now = service.review().served(months);
        if (now.change() != service.review().change()) {
            u.emit(new HiringEvent.Reviewed(id, now, "length of service", Optional.empty(), Optional.empty()));
        }
    }

    @Rule("NP-11")
    private static void promise(Unfolding u, CharacterId id) {
        Service service = HiringDecider.service(u.state(), id);
        if (service.promised() > 0 && u.state().clock().day() - service.promised() > PROMISE) {
            u.emit(new HiringEvent.Reviewed(
                    id, service.review().deceived(), "a broken promise", Optional.empty(), Optional.empty()));
        }
    }

    /** Half a share of what came home falls to each hireling; a mercenary has a month's pay at the least. */
    @Rule("NP-02")
    private static void shares(Unfolding u, CampaignState before, TownEvent.CameHome home) {
        List<CharacterId> hired = u.state().company().stream()
                .map(Adventurer::id)
                .filter(id -> u.state().service(id).isPresent())
                .filter(id -> before.expedition()
                        .filter(each -> each.members().contains(id))
                        .isPresent())
                .toList();
        int free = home.reckoning().survivors() - home.reckoning().hirelings();
        int half = Wages.shares(Math.toIntExact(home.reckoning().treasure()), free, hired.size())
                .half();
        for (CharacterId id : hired) {
            Adventurer hireling = u.state().adventurer(id).orElseThrow();
            int least =
                    HiringDecider.service(u.state(), id).lasting() ? 0 : Wages.monthly(hireling.level()) * Coins.GOLD;
            int copper = Math.max(half, least);
            if (copper > 0) {
                u.emit(new HiringEvent.ShareDue(id, copper, u.state().clock().day()));
            }
        }
    }

    /** One who is sent alone into danger holds it against his employer. */
    @Rule({"NP-25", "NP-32"})
    private static void sentAlone(Unfolding u, List<CharacterId> members) {
        if (members.size() == 1) {
            CharacterId id = members.getFirst();
            u.state()
                    .service(id)
                    .ifPresent(service -> u.emit(new HiringEvent.Reviewed(
                            id,
                            service.review().abused(),
                            "sent alone into danger",
                            Optional.empty(),
                            Optional.empty())));
        }
    }

    /** Every hireling who sees a comrade left behind remembers it. */
    @Rule({"NP-25", "NP-32"})
    private static void leftToDie(Unfolding u, CharacterId left) {
        for (Adventurer who : u.state().company()) {
            u.state()
                    .service(who.id())
                    .filter(service -> !who.id().equals(left))
                    .ifPresent(service -> u.emit(new HiringEvent.Reviewed(
                            who.id(),
                            service.review().bereaved(),
                            "a comrade left to die",
                            Optional.empty(),
                            Optional.empty())));
        }
    }

    @Rule({"NP-28", "NP-29"})
    private static void desert(Unfolding u, CharacterId id, boolean night) {
        String how = night ? "has slipped away in the night" : "has slipped away in the crowd of the town";
        u.emit(new HiringEvent.ServiceEnded(id, true, how, "NP-29"));
    }

    private static void impatient(Unfolding u) {
        int today = u.state().clock().day();
        for (Candidate each : List.copyOf(u.state().candidates())) {
            if (today > each.until()) {
                u.emit(new HiringEvent.CandidateLeft(each.id(), "has waited long enough and goes away", "NP-15"));
            }
        }
    }
}
