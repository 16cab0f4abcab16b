package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.magic.MagicDecider;
import org.woodgrain.campaign.offers.Offer.Choice;
import org.woodgrain.campaign.offers.Offer.Kind;
import org.woodgrain.campaign.spells.ServantGifts;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;

/** What genies that serve the company can be asked to make. */
final class GiftOffers implements OfferSource {
    private static final String ID = "ask-gift";

    @Override
    public List<Offer> offers(World world, CampaignState state, Seat seat) {
        List<Offer> all = new ArrayList<>();
        for (Foe foe : ServantGifts.givers(world, state)) {
            offer(world, state, seat, foe).ifPresent(all::add);
        }
        return all;
    }

    private static Optional<Offer> offer(World world, CampaignState state, Seat seat, Foe foe) {
        List<Choice> holders = Exploring.members(state, who -> true, who -> "");
        if (holders.isEmpty()) {
            return Optional.empty();
        }
        CharacterId first = new CharacterId(holders.getFirst().value());
        List<Choice> what = new ArrayList<>();
        if (possible(world, state, seat, new MagicCommand.AskGift(foe.id(), first, ServantGifts.MEAL))) {
            int left = ServantGifts.left(world, state, foe, ServantGifts.MEAL);
            what.add(new Choice(ServantGifts.MEAL, "food for twelve", left + " more today; spoils in a day"));
        }
        ServantGifts.things(world, state, foe).stream()
                .filter(article ->
                        possible(world, state, seat, new MagicCommand.AskGift(foe.id(), first, article.id())))
                .map(article -> new Choice(article.id(), article.name(), ""))
                .forEach(what::add);
        return what.isEmpty()
                ? Optional.empty()
                : Optional.of(new Offer(
                        ID + ":" + foe.id(),
                        "Have the " + foe.name() + " make something",
                        "Magic",
                        "MA-17",
                        "no time",
                        "",
                        List.of(
                                new Offer.Field("what", "What", Kind.ONE, what, ""),
                                Exploring.one("who", "For", holders))));
    }

    private static boolean possible(World world, CampaignState state, Seat seat, MagicCommand command) {
        return MagicDecider.check(world, state, seat, command).isEmpty();
    }

    @Override
    public Optional<Reading> read(World world, CampaignState state, Seat seat, Pick pick) {
        return pick.offer().startsWith(ID + ":")
                ? Exploring.understood(new MagicCommand.AskGift(
                        new FoeId(pick.offer().substring(ID.length() + 1)),
                        new CharacterId(pick.one("who")),
                        pick.one("what")))
                : Optional.empty();
    }
}
