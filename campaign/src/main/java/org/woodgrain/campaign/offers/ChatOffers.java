package org.woodgrain.campaign.offers;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.ChatCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.state.CampaignState;

/**
 * Talk at the table. It is possible at any time and no move of the game, so that it is never offered among them; a pick
 * {@code say} with the fields {@code text}, {@code by} and {@code to} is always read.
 */
final class ChatOffers implements OfferSource {
    private static final String REFEREE = "referee";

    @Override
    public List<Offer> offers(World world, CampaignState state, Seat seat) {
        return List.of();
    }

    @Override
    public Optional<Reading> read(World world, CampaignState state, Seat seat, Pick pick) {
        if (!pick.offer().equals("say")) {
            return Optional.empty();
        }
        String to = pick.one("to").strip();
        return Optional.of(
                to.isEmpty() || to.equals("all") || to.equals(REFEREE)
                        ? new Reading.Understood(
                                new ChatCommand.Say(pick.one("by"), to.equals(REFEREE), pick.one("text")))
                        : new Reading.Unclear("Field \"to\": expected all or referee."));
    }
}
