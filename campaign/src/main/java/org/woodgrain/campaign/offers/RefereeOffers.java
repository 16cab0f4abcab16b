package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Door;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.battle.Straight;
import org.woodgrain.campaign.command.RefereeCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.harm.CoffinBars;
import org.woodgrain.campaign.offers.Offer.Choice;
import org.woodgrain.campaign.offers.Offer.Field;
import org.woodgrain.campaign.offers.Offer.Kind;
import org.woodgrain.campaign.referee.SetCoffins;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.workshop.BookCopying;
import org.woodgrain.rules.characters.Ability;

/** What the referee may do by his own judgement; offered to no other seat. */
final class RefereeOffers implements OfferSource {
    private static final String GROUP = "Referee";

    @Override
    public List<Offer> offers(World world, CampaignState state, Seat seat) {
        if (!seat.seesAll() || state.id().isEmpty()) {
            return List.of();
        }
        List<Offer> all = new ArrayList<>();
        all.add(offer("tell", "Tell the players", List.of(text("text", "What they hear"))));
        all.add(new Offer(
                "test-mind",
                "Throw for the wits of somebody",
                GROUP,
                "CH-21",
                "",
                "",
                List.of(
                        text("name", "Whose"),
                        new Field(
                                "ability",
                                "What",
                                Kind.ONE,
                                List.of(
                                        new Choice("intelligence", "is it thought of", "intelligence"),
                                        new Choice("wisdom", "is prudence the stronger", "wisdom")),
                                "intelligence"),
                        new Field("score", "The score", Kind.NUMBER, List.of(), "10"),
                        text("what", "Of what"))));
        if (!state.adventurers().isEmpty()) {
            all.add(offer(
                    "set-hit-points",
                    "Set hit points",
                    List.of(
                            new Field("who", "Of", Kind.ONE, characters(state), ""),
                            number("points", "To"),
                            text("why", "Because"))));
        }
        List<Choice> readers = state.company().stream()
                .filter(who -> !BookCopying.levels(world, who).isEmpty())
                .map(who -> new Choice(who.id().value(), who.name(), ""))
                .toList();
        if (!readers.isEmpty()) {
            all.add(new Offer(
                    "lose-book",
                    "Take a book of spells away",
                    GROUP,
                    "MA-29",
                    "",
                    "",
                    List.of(
                            Belongings.one("who", "Whose", readers),
                            Belongings.number("level", "Of what level", "1"),
                            text("why", "Because"))));
        }
        if (state.place() instanceof Place.Town && !state.company().isEmpty()) {
            all.add(unlisted(world, state));
        }
        all.addAll(PlaceRulingOffers.offers(state));
        state.encounter().ifPresent(meeting -> {
            List<Choice> foes = meeting.foes().stream()
                    .filter(foe -> !foe.gone())
                    .map(foe -> new Choice(foe.id().value(), foe.name(), foe.hitPoints() + "/" + foe.maxHitPoints()))
                    .toList();
            if (!foes.isEmpty()) {
                all.add(offer(
                        "set-foe-hit-points",
                        "Set a foe's hit points",
                        List.of(
                                new Field("foe", "Of", Kind.ONE, foes, ""),
                                number("points", "To"),
                                text("why", "Because"))));
            }
            if (Straight.check(world, state).isEmpty()) {
                all.add(new Offer(
                        "straight",
                        "Let dexterity alone say who acts first",
                        GROUP,
                        "CH-24",
                        "",
                        "",
                        List.of(text("why", "Because"))));
            }
            all.add(offer("dismiss", "End the meeting", List.of(text("why", "Because"))));
        });
        state.underground().ifPresent(below -> {
            all.add(offer(
                    "place",
                    "Put the company elsewhere",
                    List.of(new Field("cell", "Cell", Kind.CELL, List.of(), ""), text("why", "Because"))));
            List<Choice> secrets = world.level(below.level()).stream()
                    .flatMap(level -> level.doors().values().stream())
                    .filter(door -> door.kind() == Door.Kind.SECRET
                            && !state.level(below.level()).door(door.edge()).found())
                    .map(door -> new Choice(
                            door.edge().toString(),
                            "at " + door.edge().cell(),
                            door.edge().side().label()))
                    .toList();
            List<Choice> coffins = SetCoffins.drawn(world, state).stream()
                    .map(coffin -> new Choice(
                            coffin.cell().x() + "," + coffin.cell().y(),
                            "the " + coffin.kind() + " at " + coffin.cell(),
                            CoffinBars.barred(state, below.level(), coffin.cell()) ? "of no use now" : ""))
                    .toList();
            if (!coffins.isEmpty()) {
                List<Choice> fates = List.of(
                        new Choice("no", "broken, moved or barred", ""), new Choice("yes", "fit for use again", ""));
                all.add(offer(
                        "set-coffin",
                        "Say what has become of a coffin",
                        List.of(
                                new Field("coffin", "Coffin", Kind.ONE, coffins, ""),
                                new Field("usable", "It is", Kind.ONE, fates, "no"),
                                text("why", "Because"))));
            }
            if (!secrets.isEmpty()) {
                all.add(offer(
                        "reveal", "Reveal a secret door", List.of(new Field("edge", "Door", Kind.ONE, secrets, ""))));
            }
        });
        return all;
    }

    private static Offer unlisted(World world, CampaignState state) {
        List<Choice> goods = world.book().equipment().sold().stream()
                .filter(article -> !article.carrier())
                .map(article -> new Choice(article.id(), article.name(), article.price() + " gp"))
                .toList();
        List<Choice> factors =
                List.of(new Choice("1", "half", ""), new Choice("2", "the same", ""), new Choice("4", "double", ""));
        return new Offer(
                "sell-unlisted",
                "Sell something that the list lacks",
                GROUP,
                "EQ-05",
                "",
                "",
                List.of(
                        Belongings.one("who", "To", Belongings.company(world, state)),
                        text("name", "What"),
                        Belongings.one("comparable", "Compared with", goods),
                        new Field("factor", "Price and weight", Kind.ONE, factors, "2")));
    }

    @Override
    public Optional<Reading> read(World world, CampaignState state, Seat seat, Pick pick) {
        if (!seat.seesAll()) {
            return Optional.empty();
        }
        return switch (pick.offer()) {
            case "tell" -> understood(new RefereeCommand.Tell(pick.one("text")));
            case "set-hit-points" ->
                Optional.of(Fields.number(pick, "points")
                        .<Reading>map(points -> new Reading.Understood(new RefereeCommand.SetHitPoints(
                                new CharacterId(pick.one("who")), points, pick.one("why"))))
                        .orElseGet(() -> Fields.notANumber("points")));
            case "set-foe-hit-points" ->
                Optional.of(Fields.number(pick, "points")
                        .<Reading>map(points -> new Reading.Understood(new RefereeCommand.SetFoeHitPoints(
                                new FoeId(pick.one("foe")), points, pick.one("why"))))
                        .orElseGet(() -> Fields.notANumber("points")));
            case "place" ->
                Optional.of(Fields.cell(pick, "cell")
                        .<Reading>map(
                                cell -> new Reading.Understood(new RefereeCommand.PlaceCompany(cell, pick.one("why"))))
                        .orElseGet(() -> Fields.notACell("cell")));
            case "reveal" ->
                Optional.of(Fields.edge(pick, "edge")
                        .<Reading>map(edge -> new Reading.Understood(new RefereeCommand.RevealDoor(edge)))
                        .orElseGet(() -> new Reading.Unclear("Field \"edge\": expected a door such as 3,4,north.")));
            case "set-coffin" ->
                Optional.of(Fields.cell(pick, "coffin")
                        .<Reading>map(cell -> new Reading.Understood(new RefereeCommand.SetCoffin(
                                cell, pick.one("usable").equals("yes"), pick.one("why"))))
                        .orElseGet(() -> Fields.notACell("coffin")));
            case "sell-unlisted" ->
                Fields.counted(
                        pick,
                        "factor",
                        halves -> new RefereeCommand.SellUnlisted(
                                new CharacterId(pick.one("who")), pick.one("name"), pick.one("comparable"), halves));
            case "test-mind" ->
                Fields.counted(
                        pick,
                        "score",
                        score -> new RefereeCommand.TestMind(
                                pick.one("name"),
                                pick.one("ability").equals("wisdom") ? Ability.WISDOM : Ability.INTELLIGENCE,
                                score,
                                pick.one("what")));
            case "set-scenery", "roll-wind", "let-study", "set-building" -> PlaceRulingOffers.read(pick);
            case "lose-book" ->
                Fields.counted(
                        pick,
                        "level",
                        level -> new RefereeCommand.LoseBook(new CharacterId(pick.one("who")), level, pick.one("why")));
            case "straight" -> understood(new RefereeCommand.CompareDexterity(pick.one("why")));
            case "dismiss" -> understood(new RefereeCommand.Dismiss(pick.one("why")));
            default -> Optional.empty();
        };
    }

    private static Optional<Reading> understood(RefereeCommand command) {
        return Optional.of(new Reading.Understood(command));
    }

    private static Offer offer(String id, String label, List<Field> fields) {
        return new Offer(id, label, GROUP, "TI-16", "", "", fields);
    }

    private static Field text(String name, String label) {
        return new Field(name, label, Kind.TEXT, List.of(), "");
    }

    private static Field number(String name, String label) {
        return new Field(name, label, Kind.NUMBER, List.of(), "");
    }

    private static List<Choice> characters(CampaignState state) {
        return state.adventurers().values().stream()
                .map(who -> new Choice(who.id().value(), who.name(), who.hitPoints() + "/" + who.maxHitPoints()))
                .toList();
    }
}
