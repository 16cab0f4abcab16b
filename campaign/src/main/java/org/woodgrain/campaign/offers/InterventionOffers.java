package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.clock.WanderingDie;
import org.woodgrain.campaign.command.RefereeCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.offers.Offer.Choice;
import org.woodgrain.campaign.offers.Offer.Field;
import org.woodgrain.campaign.offers.Offer.Kind;
import org.woodgrain.campaign.sight.Phrases;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;

/** Where the referee steps in: monsters that come, checks thrown at once, and things and coins that change hands. */
final class InterventionOffers implements OfferSource {

    @Override
    public List<Offer> offers(World world, CampaignState state, Seat seat) {
        List<Offer> all = new ArrayList<>();
        if (!seat.seesAll() || state.id().isEmpty()) {
            return all;
        }
        if (state.encounter().isEmpty() && WanderingDie.possible(state)) {
            all.add(offer(
                    "send-foes",
                    "Send monsters",
                    "EN-36",
                    new Field("monster", "Who", Kind.ONE, monsters(world), ""),
                    number("number", "How many"),
                    Rulings.why()));
            all.add(offer(
                    "check-wanderers",
                    "Check for wanderers now",
                    state.ruleset().original() ? "EN-09" : "CD-39"));
        }
        List<Choice> characters = state.adventurers().values().stream()
                .filter(Adventurer::living)
                .map(each -> new Choice(each.id().value(), each.name(), ""))
                .toList();
        if (!characters.isEmpty()) {
            all.add(offer(
                    "give-thing",
                    "Let somebody have a thing",
                    "",
                    new Field("who", "Who", Kind.ONE, characters, ""),
                    new Field("thing", "What", Kind.ONE, things(world), ""),
                    number("number", "How many"),
                    Rulings.why()));
            all.add(offer(
                    "give-gold",
                    "Give or take gold",
                    "",
                    new Field("who", "Who", Kind.ONE, characters, ""),
                    new Field("gold", "Gold pieces (below 0 to take)", Kind.NUMBER, List.of(), ""),
                    Rulings.why()));
        }
        return all;
    }

    private static List<Choice> monsters(World world) {
        return world.book().monsters().monsters().values().stream()
                .map(each -> new Choice(each.id(), each.name(), ""))
                .sorted(Comparator.comparing(Choice::label))
                .toList();
    }

    private static List<Choice> things(World world) {
        Stream<Choice> goods = world.book().equipment().sold().stream()
                .filter(article -> !article.carrier())
                .map(article -> new Choice(article.id(), article.name(), "", "Price list"));
        Stream<Choice> magic = world.book().treasure().items().values().stream()
                .map(item -> new Choice(
                        item.id(),
                        item.name(),
                        "",
                        Phrases.sentence(item.magicClass().key().replace('-', ' '))));
        return Stream.concat(goods, magic).toList();
    }

    private static Offer offer(String id, String label, String rule, Field... fields) {
        return Rulings.of(id, label, rule, List.of(fields));
    }

    private static Field number(String name, String label) {
        return new Field(name, label, Kind.NUMBER, List.of(), "1");
    }

    @Override
    public Optional<Reading> read(World world, CampaignState state, Seat seat, Pick pick) {
        if (!seat.seesAll()) {
            return Optional.empty();
        }
        return switch (pick.offer()) {
            case "send-foes" ->
                Fields.counted(
                        pick,
                        "number",
                        many -> new RefereeCommand.SendFoes(pick.one("monster"), many, pick.one("why")));
            case "check-wanderers" -> Optional.of(new Reading.Understood(new RefereeCommand.CheckWanderers()));
            case "give-thing" ->
                Fields.counted(
                        pick,
                        "number",
                        many -> new RefereeCommand.GiveThing(
                                new CharacterId(pick.one("who")), pick.one("thing"), many, pick.one("why")));
            case "give-gold" ->
                Fields.counted(
                        pick,
                        "gold",
                        gold -> new RefereeCommand.GiveGold(new CharacterId(pick.one("who")), gold, pick.one("why")));
            default -> Optional.empty();
        };
    }
}
