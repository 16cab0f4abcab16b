package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.HeirCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.heirs.HeirDecider;
import org.woodgrain.campaign.offers.Offer.Choice;
import org.woodgrain.campaign.offers.Offer.Field;
import org.woodgrain.campaign.offers.Offer.Kind;
import org.woodgrain.campaign.people.Presence;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.rules.Option;

/** Naming a relative, and asking for one's own again. */
final class HeirOffers implements OfferSource {
    private static final String NAME = "name-relative";
    private static final String ASK = "ask-back.";
    private static final String YES = "yes";

    @Override
    public List<Offer> offers(World world, CampaignState state, Seat seat) {
        if (state.id().isEmpty() || !Presence.inTown(state) || !state.ruleset().on(Option.RELATIVES)) {
            return List.of();
        }
        List<Offer> all = new ArrayList<>();
        List<Choice> company = state.company().stream()
                .filter(who -> state.service(who.id()).isEmpty())
                .map(who -> named(state, who))
                .toList();
        if (!company.isEmpty()) {
            all.add(new Offer(
                    NAME,
                    "Name a relative as heir",
                    TownOffers.COMPANY,
                    "NP-33",
                    "",
                    "",
                    List.of(
                            Belongings.one("who", "Whose", company),
                            new Field("name", "The relative's name", Kind.TEXT, List.of(), ""))));
        }
        for (Adventurer who : state.company()) {
            if (HeirDecider.check(world, state, new HeirCommand.AskBack(who.id(), false))
                    .isEmpty()) {
                all.add(ask(world, who));
            }
        }
        return all;
    }

    private static Choice named(CampaignState state, Adventurer who) {
        String relative = state.legacy(who.id()).relative();
        return new Choice(who.id().value(), who.name(), relative.isEmpty() ? "no heir named" : "heir: " + relative);
    }

    private static Offer ask(World world, Adventurer who) {
        return new Offer(
                ASK + who.id(),
                who.name() + ": ask the heir to give everything back",
                TownOffers.COMPANY,
                "NP-37",
                "",
                Prospects.askingBack(world, who),
                List.of(Belongings.one(
                        "keep",
                        "The relative",
                        List.of(new Choice("no", "goes away", ""), new Choice(YES, "is to stay in service", "")))));
    }

    @Override
    public Optional<Reading> read(World world, CampaignState state, Seat seat, Pick pick) {
        if (pick.offer().equals(NAME)) {
            return Optional.of(new Reading.Understood(
                    new HeirCommand.NameRelative(new CharacterId(pick.one("who")), pick.one("name"))));
        }
        return pick.offer().startsWith(ASK)
                ? Optional.of(new Reading.Understood(new HeirCommand.AskBack(
                        new CharacterId(pick.offer().substring(ASK.length())),
                        pick.one("keep").equals(YES))))
                : Optional.empty();
    }
}
