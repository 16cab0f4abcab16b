package org.woodgrain.campaign.town;

import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.event.TownEvent;
import org.woodgrain.campaign.people.Coinage;
import org.woodgrain.campaign.people.Funds;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.refusal.TownRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Haulage;
import org.woodgrain.rules.equipment.InnPrices;
import org.woodgrain.rules.equipment.Purse;

/** Days at the inn, and what they cost where the campaign counts it. */
final class Inn {
    private Inn() {}

    @Rule("EQ-28")
    static Optional<Refusal> check(CampaignState state, TownCommand.StayDays stay) {
        if (stay.days() < 1 || stay.days() > Lodging.MOST) {
            return Optional.of(new TownRefusal.NoQuantity(stay.days(), Lodging.MOST, "EQ-28"));
        }
        for (Adventurer who : state.company()) {
            int price = price(state, who, stay.days());
            Funds funds = Funds.of(state, who);
            if (funds.pay(price).isEmpty()) {
                return Optional.of(new TownRefusal.CannotPayInn(who.name(), Coinage.label(price), funds.label()));
            }
        }
        return Optional.empty();
    }

    @Rule("EQ-28")
    static void stay(Unfolding u, TownCommand.StayDays stay) {
        TreeMap<CharacterId, Purse> purses = new TreeMap<>();
        TreeMap<CharacterId, Purse> stored = new TreeMap<>();
        int copper = 0;
        for (Adventurer who : u.state().company()) {
            int price = price(u.state(), who, stay.days());
            Funds left = Funds.of(u.state(), who).pay(price).orElseThrow();
            purses.put(who.id(), left.purse());
            stored.put(who.id(), left.stored());
            copper += price;
        }
        if (copper > 0) {
            u.emit(new TownEvent.InnPaid(stay.days(), copper, purses, stored));
        }
        Lodging.pass(u, stay.days(), who -> stay.days(), "TI-02");
    }

    private static int price(CampaignState state, Adventurer who, int days) {
        int beasts = (int) state.property().carriers().stream()
                .filter(each -> each.owner().equals(who.id()) && Haulage.beast(each.article()))
                .count();
        return InnPrices.nights(state.ruleset(), days, beasts);
    }
}
