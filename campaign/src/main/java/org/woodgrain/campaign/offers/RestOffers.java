package org.woodgrain.campaign.offers;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.offers.Offer.Field;
import org.woodgrain.campaign.offers.Offer.Kind;
import org.woodgrain.campaign.state.CampaignState;

/** Standing still. */
final class RestOffers implements OfferSource {
    @Override
    public List<Offer> offers(World world, CampaignState state, Seat seat) {
        return List.of(new Offer(
                "rest",
                "Rest",
                "Light & rest",
                "UX-04",
                "whole turns, after what is left of this one",
                "",
                List.of(new Field("turns", "Turns", Kind.NUMBER, List.of(), "1"))));
    }

    @Override
    public Optional<Reading> read(World world, CampaignState state, Seat seat, Pick pick) {
        if (!pick.offer().equals("rest")) {
            return Optional.empty();
        }
        int turns =
                pick.one("turns").isBlank() ? 1 : Fields.number(pick, "turns").orElse(0);
        return turns < 1
                ? Exploring.unclear("turns", "a number of turns from 1")
                : Exploring.understood(new DelveCommand.Rest(turns));
    }
}
