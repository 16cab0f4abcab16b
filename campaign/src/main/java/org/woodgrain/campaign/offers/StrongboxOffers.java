package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.PropertyCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.offers.Offer.Choice;
import org.woodgrain.campaign.offers.Offer.Field;
import org.woodgrain.campaign.people.Coinage;
import org.woodgrain.campaign.property.Estate;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Stock;
import org.woodgrain.campaign.state.Store;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.experience.Treasure;

/** The strongboxes at the inn: leaving things there, taking them back, and what the dead have left. */
final class StrongboxOffers implements OfferSource {
    private static final String GROUP = "Strongbox";
    private static final String KEEP = "20";

    @Override
    public List<Offer> offers(World world, CampaignState state, Seat seat) {
        if (!(state.place() instanceof Place.Town) || state.company().isEmpty()) {
            return List.of();
        }
        List<Offer> all = new ArrayList<>();
        List<Choice> company = Belongings.company(world, state);
        List<Choice> things = Belongings.things(state, (who, item) -> true);
        boolean rich = state.company().stream()
                .anyMatch(who -> who.purse().count() > 0 || who.items().stream().anyMatch(Treasure::valuable));
        if (rich) {
            all.add(offer(
                    "bank-wealth",
                    "Everybody leaves gems and coins at the inn",
                    List.of(Belongings.number("keep", "Gold pieces each keeps", KEEP))));
            all.add(offer(
                    "bank-coins",
                    "Leave coins at the inn",
                    List.of(
                            Belongings.one("who", "Who", company),
                            Belongings.number("keep", "Gold pieces kept", KEEP))));
        }
        if (!things.isEmpty()) {
            all.add(offer(
                    "bank-thing",
                    "Leave a thing at the inn",
                    List.of(Belongings.one("thing", "What", things), Belongings.number("quantity", "How many", "1"))));
        }
        List<Choice> owners = state.company().stream()
                .filter(who -> box(state, who).coins().count() > 0)
                .map(who -> new Choice(
                        who.id().value(),
                        who.name(),
                        Coinage.label(box(state, who).coins())))
                .toList();
        if (!owners.isEmpty()) {
            all.add(offer(
                    "unbank-coins",
                    "Take coins from the inn",
                    List.of(Belongings.one("who", "Who", owners), Belongings.number("gold", "Gold pieces", KEEP))));
        }
        List<Choice> stored = state.company().stream()
                .flatMap(who -> box(state, who).things().stream().map(item -> stored(who, item)))
                .toList();
        if (!stored.isEmpty()) {
            all.add(offer(
                    "unbank-thing",
                    "Take a thing from the inn",
                    List.of(Belongings.one("thing", "What", stored), Belongings.number("quantity", "How many", "1"))));
        }
        List<Choice> dead = left(state);
        if (!dead.isEmpty() && anybody(state)) {
            all.add(offer(
                    "inherit",
                    "Take over what a fallen comrade left",
                    List.of(Belongings.one("who", "Heir", company), Belongings.one("from", "Left by", dead))));
        }
        return all;
    }

    /** Whether there is one among the company who may take over what another left. */
    private static boolean anybody(CampaignState state) {
        return state.company().stream()
                .anyMatch(heir -> state.adventurers().values().stream()
                        .anyMatch(from ->
                                Estate.check(state, heir.id(), from.id()).isEmpty()));
    }

    private static Stock box(CampaignState state, Adventurer who) {
        return state.property().strongbox(who.id());
    }

    private static Choice stored(Adventurer who, Item item) {
        String many = item.quantity() == 1 ? "" : item.quantity() + " x ";
        return new Choice(who.id() + ":" + item.id(), who.name() + ": " + many + item.name(), "");
    }

    /** The fallen who have left something. */
    private static List<Choice> left(CampaignState state) {
        return state.adventurers().values().stream()
                .filter(who -> !who.living())
                .filter(who -> !state.property().nothingOf(who.id()))
                .map(who -> new Choice(who.id().value(), who.name(), ""))
                .toList();
    }

    private static Offer offer(String id, String label, List<Field> fields) {
        return new Offer(id, label, GROUP, "", "", "", fields);
    }

    @Override
    public Optional<Reading> read(World world, CampaignState state, Seat seat, Pick pick) {
        CharacterId who = new CharacterId(pick.one("who"));
        return switch (pick.offer()) {
            case "bank-wealth" -> Fields.counted(pick, "keep", PropertyCommand.PutWealth::new);
            case "bank-coins" ->
                Fields.counted(pick, "keep", keep -> new PropertyCommand.PutCoins(who, box(who), keep));
            case "unbank-coins" ->
                Fields.counted(pick, "gold", gold -> new PropertyCommand.TakeCoins(who, box(who), gold));
            case "bank-thing" ->
                Belongings.counted(
                        pick,
                        (thing, many) ->
                                new PropertyCommand.PutThing(thing.who(), box(thing.who()), thing.item(), many));
            case "unbank-thing" ->
                Belongings.counted(
                        pick,
                        (thing, many) ->
                                new PropertyCommand.TakeThing(thing.who(), box(thing.who()), thing.item(), many));
            case "inherit" ->
                Optional.of(
                        new Reading.Understood(new PropertyCommand.Inherit(who, new CharacterId(pick.one("from")))));
            default -> Optional.empty();
        };
    }

    private static Store box(CharacterId who) {
        return new Store.Strongbox(who);
    }
}
