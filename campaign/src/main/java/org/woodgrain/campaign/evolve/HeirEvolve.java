package org.woodgrain.campaign.evolve;

import java.util.List;
import java.util.function.UnaryOperator;
import org.woodgrain.campaign.event.HeirEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Legacy;
import org.woodgrain.campaign.state.Property;
import org.woodgrain.campaign.state.Stock;
import org.woodgrain.campaign.state.Store;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

final class HeirEvolve {
    private HeirEvolve() {}

    static CampaignState apply(CampaignState state, HeirEvent event) {
        return switch (event) {
            case HeirEvent.RelativeNamed named -> change(state, named.who(), now -> now.withRelative(named.name()));
            case HeirEvent.Missed missed -> change(state, missed.who(), now -> now.missed(missed.day()));
            case HeirEvent.WordBrought brought -> change(state, brought.who(), Legacy::known);
            case HeirEvent.CameBack back -> change(state, back.who(), now -> now.back(false));
            case HeirEvent.TakenUp taken ->
                change(
                        state.withRealm(state.realm().handedOn(taken.from(), taken.heir())),
                        taken.from(),
                        now -> now.takenUp(taken.heir()));
            case HeirEvent.Forfeited lost ->
                state.withProperty(state.property()
                                .with(new Store.Strongbox(lost.from()), Stock.EMPTY)
                                .withoutCarriers(lost.carriers()))
                        .withRealm(state.realm().without(lost.from()));
            case HeirEvent.Withheld withheld -> change(state, withheld.who(), now -> now.asked(withheld.day()));
            case HeirEvent.GivenBack given -> given(state, given);
            case HeirEvent.MonthWeighed month ->
                change(
                        state,
                        month.who(),
                        now -> month.plots() ? now.asked(month.day()).plotted() : now.asked(month.day()));
            case HeirEvent.MadeOff off ->
                change(
                        state.withProperty(state.property()
                                .with(
                                        new Store.Strongbox(off.who()),
                                        state.property().strongbox(off.who()).withCoins(Purse.EMPTY))),
                        off.who(),
                        now -> now.back(false));
        };
    }

    private static CampaignState change(CampaignState state, CharacterId who, UnaryOperator<Legacy> how) {
        return state.withLegacy(who, how.apply(state.legacy(who)));
    }

    private static CampaignState given(CampaignState state, HeirEvent.GivenBack given) {
        Property property = state.property()
                .with(new Store.Strongbox(given.heir()), Stock.EMPTY)
                .with(new Store.Strongbox(given.who()), given.strongbox());
        property = owned(property, given.carriers(), given.who());
        CampaignState now = change(
                state.withProperty(property).withRealm(state.realm().handedOn(given.heir(), given.who())),
                given.who(),
                legacy -> legacy.asked(given.day()).back(given.service().isPresent()));
        return given.service()
                .map(service -> now.withService(given.heir(), service))
                .orElse(now);
    }

    private static Property owned(Property property, List<ItemId> ids, CharacterId owner) {
        return property.withCarriers(property.carriers().stream()
                .map(each -> ids.contains(each.id()) ? each.withOwner(owner) : each)
                .toList());
    }
}
