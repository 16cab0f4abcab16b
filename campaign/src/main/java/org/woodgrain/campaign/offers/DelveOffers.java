package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.state.CampaignState;

/** Exploring: moving, doors, searching, rest and treasure; nothing while somebody is met. */
final class DelveOffers implements OfferSource {
    private static final List<OfferSource> PARTS = List.of(
            new MoveOffers(),
            new DoorOffers(),
            new SearchOffers(),
            new CoffinOffers(),
            new RestOffers(),
            new TreasureOffers());

    @Override
    public List<Offer> offers(World world, CampaignState state, Seat seat) {
        if (!exploring(state)) {
            return List.of();
        }
        List<Offer> all = new ArrayList<>();
        PARTS.forEach(part -> all.addAll(part.offers(world, state, seat)));
        return all;
    }

    @Override
    public Optional<Reading> read(World world, CampaignState state, Seat seat, Pick pick) {
        return PARTS.stream()
                .map(part -> part.read(world, state, seat, pick))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static boolean exploring(CampaignState state) {
        return state.underground().isPresent()
                && state.encounter().isEmpty()
                && state.wanderers().isEmpty()
                && !state.company().isEmpty();
    }
}
