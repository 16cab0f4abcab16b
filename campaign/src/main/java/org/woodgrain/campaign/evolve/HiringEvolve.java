package org.woodgrain.campaign.evolve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.woodgrain.campaign.event.HiringEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Candidate;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Service;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.equipment.Things;
import org.woodgrain.rules.hirelings.Loyalty;

final class HiringEvolve {
    private HiringEvolve() {}

    static CampaignState apply(CampaignState state, HiringEvent event) {
        return switch (event) {
            case HiringEvent.SearchPaid paid ->
                PropertyEvolve.spent(state, paid.employer(), paid.left(), paid.stored());
            case HiringEvent.SearchAnswered answered -> {
                List<Candidate> all = new ArrayList<>(state.candidates());
                all.addAll(answered.candidates());
                yield state.withCandidates(all);
            }
            case HiringEvent.CandidateLeft left -> without(state, left.candidate());
            case HiringEvent.OfferWeighed weighed ->
                state.withCandidates(state.candidates().stream()
                        .map(each -> each.id().equals(weighed.candidate()) ? each.heard(weighed.terms()) : each)
                        .toList());
            case HiringEvent.Hired hired -> hired(state, hired);
            case HiringEvent.Paid paid ->
                service(
                        purse(
                                PropertyEvolve.spent(state, paid.payer(), paid.payersPurse(), paid.payersStored()),
                                paid.hireling(),
                                paid.hirelingsPurse()),
                        paid.hireling(),
                        now -> now.withPay(paid.paidUntil(), 0));
            case HiringEvent.ShareDue due ->
                service(
                        state,
                        due.hireling(),
                        now -> now.withPay(now.paid(), now.owed() + due.copper())
                                .withLate(due.day()));
            case HiringEvent.Reviewed reviewed -> service(state, reviewed.hireling(), now -> reviewed(now, reviewed));
            case HiringEvent.LoyaltyThrown thrown ->
                service(state, thrown.hireling(), now -> now.withLoyalty(thrown.loyalty()));
            case HiringEvent.PromiseKept kept ->
                service(
                        PropertyEvolve.spent(
                                state, service(state, kept.hireling()).employer(), kept.left(), kept.stored()),
                        kept.hireling(),
                        now -> now.withPromise(0));
            case HiringEvent.CourageTried tried -> tried(state, tried);
            case HiringEvent.ServesAnother serves ->
                service(state, serves.hireling(), now -> now.withEmployer(serves.employer()));
            case HiringEvent.LoyaltyRead read -> state;
            case HiringEvent.SideForsaken forsaken ->
                forsaken.stays()
                        ? state
                        : state.withFollowers(state.followers().stream()
                                .filter(each -> !each.foe().id().equals(forsaken.monster()))
                                .toList());
            case HiringEvent.ServiceEnded ended -> ended(state, ended.hireling());
        };
    }

    private static CampaignState purse(CampaignState state, CharacterId who, Purse now) {
        return state.change(who, each -> each.withPurse(now));
    }

    private static Service service(CampaignState state, CharacterId who) {
        return state.service(who).orElseThrow(() -> new IllegalStateException(who + " serves nobody"));
    }

    private static CampaignState service(CampaignState state, CharacterId who, UnaryOperator<Service> how) {
        return state.withService(who, how.apply(service(state, who)));
    }

    private static CampaignState without(CampaignState state, CharacterId candidate) {
        return state.withCandidates(state.candidates().stream()
                .filter(each -> !each.id().equals(candidate))
                .toList());
    }

    private static CampaignState hired(CampaignState state, HiringEvent.Hired hired) {
        Candidate candidate = state.candidate(hired.hireling()).orElseThrow();
        Adventurer joins = candidate.person();
        joins = joins.withPurse(joins.purse().plus(Purse.gold(hired.gold())));
        CampaignState now = state;
        CharacterId employer = hired.service().employer();
        Optional<Item> gift =
                hired.gift().flatMap(id -> state.adventurer(employer).flatMap(who -> who.item(id)));
        if (gift.isPresent()) {
            Item one = gift.get().withQuantity(1).carried(Carried.STOWED, "");
            joins = joins.withItems(Things.put(joins.items(), List.of(one)));
            now = now.change(
                    employer,
                    who -> who.withItems(Things.less(who.items(), gift.get().id(), 1)));
        }
        List<CharacterId> order = new ArrayList<>(now.order());
        order.add(joins.id());
        return PropertyEvolve.spent(without(now, joins.id()), employer, hired.left(), hired.stored())
                .withAdventurer(joins)
                .withOrder(order)
                .withService(joins.id(), hired.service());
    }

    private static Service reviewed(Service now, HiringEvent.Reviewed reviewed) {
        Service next = now.withReview(reviewed.review());
        next = reviewed.rewarded().map(next::withRewarded).orElse(next);
        next = reviewed.late().map(next::withLate).orElse(next);
        return reviewed.review().brokenPromise() ? next.withPromise(0) : next;
    }

    private static CampaignState tried(CampaignState state, HiringEvent.CourageTried tried) {
        CampaignState now = service(
                state,
                tried.hireling(),
                each -> each.withHangingBack(tried.conduct() == Loyalty.Conduct.HANGS_BACK ? tried.round() : 0)
                        .withLeaving(each.leaving() || tried.leaves()));
        return tried.conduct() == Loyalty.Conduct.FLEES ? out(now, tried.hireling()) : now;
    }

    /** Out of the company, with whatever light he bears. */
    private static CampaignState out(CampaignState state, CharacterId who) {
        return state.withOrder(
                        state.order().stream().filter(id -> !id.equals(who)).toList())
                .withLights(state.lights().stream()
                        .filter(light -> !light.bearer().equals(who))
                        .toList());
    }

    /** Whoever leaves service leaves the campaign too. */
    private static CampaignState ended(CampaignState state, CharacterId who) {
        TreeMap<CharacterId, Adventurer> left = new TreeMap<>(state.adventurers());
        left.remove(who);
        return out(state, who).withAdventurers(left).withoutService(who);
    }
}
