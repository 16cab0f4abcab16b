package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.captives.CaptiveDecider;
import org.woodgrain.campaign.command.CaptiveCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.offers.Offer.Choice;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;

/** What can be done with captives. */
final class CaptiveOffers implements OfferSource {
    @Override
    public List<Offer> offers(World world, CampaignState state, Seat seat) {
        List<Offer> all = new ArrayList<>();
        List<Choice> sold = choices(
                world,
                state,
                CaptiveCommand.Sell::new,
                foe -> CaptiveDecider.price(world, foe) + " gp if anybody wants it");
        if (!sold.isEmpty()) {
            all.add(new Offer(
                    "sell-captive",
                    "Look for a buyer of a captive",
                    "Town",
                    "NP-24",
                    "once a month for each",
                    "2 in 6",
                    List.of(Exploring.one("captive", "Which", sold))));
        }
        List<Choice> freed = choices(world, state, CaptiveCommand.Release::new, foe -> "");
        if (!freed.isEmpty()) {
            all.add(new Offer(
                    "free-captive",
                    "Let a captive go",
                    "Company",
                    "",
                    "",
                    "",
                    List.of(Exploring.one("captive", "Which", freed))));
        }
        return all;
    }

    private static List<Choice> choices(
            World world, CampaignState state, Function<FoeId, CaptiveCommand> command, Function<Foe, String> note) {
        return state.followers().stream()
                .map(follower -> follower.foe())
                .filter(foe -> CaptiveDecider.check(world, state, command.apply(foe.id()))
                        .isEmpty())
                .map(foe -> new Choice(foe.id().value(), foe.name(), note.apply(foe)))
                .toList();
    }

    @Override
    public Optional<Reading> read(World world, CampaignState state, Seat seat, Pick pick) {
        FoeId foe = new FoeId(pick.one("captive"));
        return switch (pick.offer()) {
            case "sell-captive" -> Optional.of(new Reading.Understood(new CaptiveCommand.Sell(foe)));
            case "free-captive" -> Optional.of(new Reading.Understood(new CaptiveCommand.Release(foe)));
            default -> Optional.empty();
        };
    }
}
