package org.woodgrain.campaign.offers;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.state.CampaignState;

/** The offers of one part of the game. */
interface OfferSource {
    /** What can be done now in this part; empty when nothing. */
    List<Offer> offers(World world, CampaignState state, Seat seat);

    /** The command that a pick stands for; empty if the offer is not of this part. */
    Optional<Reading> read(World world, CampaignState state, Seat seat, Pick pick);
}
