package org.woodgrain.campaign.offers;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.state.CampaignState;

final class TownOffers implements OfferSource {
    @Override
    public List<Offer> offers(World world, CampaignState state, Seat seat) {
        return List.of();
    }

    @Override
    public Optional<Reading> read(World world, CampaignState state, Seat seat, Pick pick) {
        return Optional.empty();
    }
}
