package org.woodgrain.campaign.referee;

import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.RefereeCommand.SellUnlisted;
import org.woodgrain.campaign.event.RefereeEvent;
import org.woodgrain.campaign.people.Coinage;
import org.woodgrain.campaign.people.Funds;
import org.woodgrain.campaign.people.Presence;
import org.woodgrain.campaign.refusal.RefereeRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.refusal.TownRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Article;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

/** Articles that the list lacks, priced by a listed one. */
final class Unlisted {
    private static final int DOUBLE = 4;

    private Unlisted() {}

    @Rule("EQ-05")
    static Optional<Refusal> check(World world, CampaignState state, SellUnlisted sell) {
        Optional<Refusal> absent = Presence.living(state, sell.who());
        if (absent.isPresent()) {
            return absent;
        }
        if (!(state.place() instanceof Place.Town)) {
            return Optional.of(new TownRefusal.NotInTown());
        }
        Optional<Article> like = Optional.ofNullable(
                        world.book().equipment().articles().get(sell.comparable()))
                .filter(article -> article.sold() && !article.carrier());
        if (like.isEmpty()) {
            return Optional.of(new TownRefusal.NotSold(sell.comparable()));
        }
        boolean factor = sell.halves() == 1 || sell.halves() == 2 || sell.halves() == DOUBLE;
        if (!factor || sell.name().isBlank()) {
            return Optional.of(new RefereeRefusal.NoComparison());
        }
        Adventurer who = state.adventurer(sell.who()).orElseThrow();
        Funds funds = Funds.of(state, who);
        return funds.pay(price(like.get(), sell)).isEmpty()
                ? Optional.of(new RefereeRefusal.PriceTooHigh(
                        who.name(), Coinage.label(price(like.get(), sell)), funds.label()))
                : Optional.empty();
    }

    @Rule("EQ-05")
    private static int price(Article like, SellUnlisted sell) {
        return like.price() * Coins.GOLD * sell.halves() / 2;
    }

    static void carryOut(Unfolding u, SellUnlisted sell) {
        Article like = u.world().book().equipment().listed(sell.comparable());
        Adventurer who = u.state().adventurer(sell.who()).orElseThrow();
        int price = price(like, sell);
        Funds left = Funds.of(u.state(), who).pay(price).orElseThrow();
        Item thing = new Item(
                new ItemId(u.newId("i")),
                "unlisted",
                sell.name().strip(),
                1,
                like.weight() * sell.halves() / 2,
                0,
                Carried.STOWED,
                "",
                0);
        u.emit(new RefereeEvent.UnlistedSold(who.id(), thing, like.name(), price, left.purse(), left.stored()));
    }
}
