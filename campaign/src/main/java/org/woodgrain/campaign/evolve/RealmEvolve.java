package org.woodgrain.campaign.evolve;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.woodgrain.campaign.event.RealmEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Holding;
import org.woodgrain.campaign.state.Realm;
import org.woodgrain.campaign.state.Troop;

final class RealmEvolve {
    private RealmEvolve() {}

    static CampaignState apply(CampaignState state, RealmEvent event) {
        Realm realm = state.realm();
        return switch (event) {
            case RealmEvent.StrongholdFinished finished ->
                PropertyEvolve.spent(state, finished.holding().owner(), finished.left(), finished.stored())
                        .withRealm(realm.with(finished.holding()));
            case RealmEvent.TerritoryGained gained ->
                holding(state, gained.holding(), each -> each.withLand(true, gained.villages()));
            case RealmEvent.FaithfulCame came -> state.withRealm(realm.with(came.troop()));
            case RealmEvent.HelpLost lost -> {
                Realm left = realm;
                for (String gone : lost.gone()) {
                    left = left.withoutTroop(gone);
                }
                yield holding(
                        state.withRealm(left), lost.holding(), each -> each.withWorks(lost.works(), Holding.Help.LOST));
            }
            case RealmEvent.MonthReckoned month ->
                holding(
                        state,
                        month.holding(),
                        each -> each.settledTo(month.until()).withTreasury(each.treasury() + month.gold()));
            case RealmEvent.Invested invested ->
                holding(state, invested.holding(), each -> {
                    List<Holding.Stake> stakes = new ArrayList<>(each.ventures());
                    stakes.removeIf(
                            stake -> stake.venture().equals(invested.stake().venture()));
                    stakes.add(invested.stake());
                    return each.withTreasury(each.treasury() - invested.gold()).withVentures(stakes);
                });
            case RealmEvent.VentureTurned turned -> holding(state, turned.holding(), each -> turned(each, turned));
            case RealmEvent.GoldMoved moved ->
                PropertyEvolve.spent(
                        holding(state, moved.holding(), each -> each.withTreasury(moved.treasury())),
                        owner(state, moved.holding()),
                        moved.purse(),
                        moved.stored());
            case RealmEvent.Recruited recruited -> {
                CampaignState paid =
                        PropertyEvolve.spent(state, recruited.troop().master(), recruited.left(), recruited.stored());
                yield recruited.troop().number() == 0 ? paid : paid.withRealm(realm.with(recruited.troop()));
            }
            case RealmEvent.TroopPaid paid -> {
                CampaignState now = troop(state, paid.troop(), each -> each.withPay(paid.until(), 0, each.loyalty()));
                CharacterId master = realm.troop(paid.troop()).orElseThrow().master();
                now = PropertyEvolve.spent(now, master, paid.purse(), paid.stored());
                yield paid.treasury().isEmpty()
                        ? now
                        : holding(now, paid.treasury(), each -> each.withTreasury(paid.treasuryLeft()));
            }
            case RealmEvent.TroopUnpaid unpaid ->
                unpaid.deserts()
                        ? state.withRealm(realm.withoutTroop(unpaid.troop()))
                        : troop(
                                state,
                                unpaid.troop(),
                                each -> each.withPay(unpaid.until(), unpaid.missed(), unpaid.loyalty()));
            case RealmEvent.TroopTried tried -> state;
            case RealmEvent.TroopGone gone -> state.withRealm(realm.withoutTroop(gone.troop()));
        };
    }

    private static Holding turned(Holding holding, RealmEvent.VentureTurned turned) {
        List<Holding.Stake> stakes = holding.ventures().stream()
                .map(each -> each.venture().equals(turned.venture())
                        ? new Holding.Stake(each.venture(), turned.capital(), each.from())
                        : each)
                .filter(each -> each.capital() > 0)
                .toList();
        List<Integer> villages = new ArrayList<>(holding.villages());
        if (turned.newcomers() > 0 && !villages.isEmpty()) {
            int smallest =
                    villages.indexOf(villages.stream().min(Integer::compare).orElseThrow());
            villages.set(smallest, villages.get(smallest) + turned.newcomers());
        }
        return holding.withTreasury(holding.treasury() + turned.gold())
                .withVentures(stakes)
                .withLand(holding.cleared(), villages);
    }

    private static CharacterId owner(CampaignState state, String holding) {
        return state.realm().holding(holding).orElseThrow().owner();
    }

    private static CampaignState holding(CampaignState state, String id, UnaryOperator<Holding> how) {
        Realm realm = state.realm();
        return state.withRealm(realm.with(how.apply(realm.holding(id).orElseThrow())));
    }

    private static CampaignState troop(CampaignState state, String id, UnaryOperator<Troop> how) {
        Realm realm = state.realm();
        return state.withRealm(realm.with(how.apply(realm.troop(id).orElseThrow())));
    }
}
