package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.RefereeCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.offers.Offer.Choice;
import org.woodgrain.campaign.offers.Offer.Field;
import org.woodgrain.campaign.offers.Offer.Kind;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.House;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Participants;
import org.woodgrain.rules.rulebook.Amendment;

/** What the referee settles about the campaign's own rules and who takes part in it. */
final class HouseOffers implements OfferSource {
    private static final String GROUP = "Referee";
    private static final String CELL = "change-table";
    private static final String SWITCH = "switch-rule";
    private static final String WORDS = "rule-in-words";
    private static final String PACK = "lay-pack";
    private static final String COUNT = "participants";
    private static final String RULE = "CH-05";

    @Override
    public List<Offer> offers(World world, CampaignState state, Seat seat) {
        List<Offer> all = new ArrayList<>();
        if (!seat.seesAll() || state.id().isEmpty()) {
            return all;
        }
        List<Choice> tables = world.library().tables().stream()
                .map(name -> new Choice(name, name, ""))
                .toList();
        if (!tables.isEmpty()) {
            all.add(offer(
                    CELL,
                    "Change a table from now on",
                    List.of(
                            text("rule", "The rule that it is of, such as CH-87"),
                            Belongings.one("table", "Table", tables),
                            text("row", "Row, by its first column"),
                            text("column", "Column"),
                            text("value", "What stands there now"),
                            text("why", "Because"))));
        }
        List<Choice> packs = world.library().packs().stream()
                .map(pack -> new Choice(pack.name(), pack.name().replace('-', ' '), pack.about()))
                .toList();
        if (!packs.isEmpty()) {
            all.add(new Offer(
                    PACK,
                    "Lay a setting pack over the book from now on",
                    GROUP,
                    "CH-07",
                    "",
                    "",
                    List.of(Belongings.one("pack", "Setting", packs), text("why", "Because"))));
        }
        List<Choice> options = Arrays.stream(Option.values())
                .map(each -> new Choice(each.key(), each.key(), state.ruleset().on(each) ? "on now" : "off now"))
                .toList();
        all.add(offer(
                SWITCH,
                "Switch a house rule from now on",
                List.of(
                        text("rule", "The rule that it is of"),
                        Belongings.one("option", "House rule", options),
                        new Field(
                                "to",
                                "To",
                                Kind.ONE,
                                List.of(new Choice("on", "on", ""), new Choice("off", "off", "")),
                                "on"),
                        text("why", "Because"))));
        all.add(offer(
                WORDS,
                "Change a rule in words",
                List.of(
                        text("rule", "Which rule, such as CH-87"),
                        text("text", "How it is from now on"),
                        text("why", "Because"))));
        Participants now = state.house().participants().orElse(new Participants(4, 1));
        all.add(new Offer(
                COUNT,
                "Say how many take part",
                GROUP,
                "CH-02",
                "",
                "",
                List.of(
                        Belongings.number("players", "Players", Integer.toString(now.players())),
                        Belongings.number("referees", "Referees", Integer.toString(now.referees())))));
        return all;
    }

    private static Offer offer(String id, String label, List<Field> fields) {
        return new Offer(id, label, GROUP, RULE, "", "", fields);
    }

    private static Field text(String name, String label) {
        return new Field(name, label, Kind.TEXT, List.of(), "");
    }

    @Override
    public Optional<Reading> read(World world, CampaignState state, Seat seat, Pick pick) {
        if (!seat.seesAll()) {
            return Optional.empty();
        }
        return switch (pick.offer()) {
            case CELL ->
                change(
                        pick,
                        new House.How.Cell(new Amendment(
                                pick.one("table").strip(),
                                pick.one("row").strip(),
                                pick.one("column").strip(),
                                pick.one("value").strip())));
            case SWITCH ->
                change(
                        pick,
                        new House.How.Switch(pick.one("option"), pick.one("to").equals("on")));
            case PACK ->
                Optional.of(new Reading.Understood(new RefereeCommand.LayPack(
                        pick.one("pack").strip(), pick.one("why").strip())));
            case WORDS -> change(pick, new House.How.Words(pick.one("text").strip()));
            case COUNT ->
                Fields.number(pick, "referees").isEmpty()
                        ? Optional.of(Fields.notANumber("referees"))
                        : Fields.counted(
                                pick,
                                "players",
                                players -> new RefereeCommand.CountParticipants(
                                        players, Fields.number(pick, "referees").orElse(1)));
            default -> Optional.empty();
        };
    }

    private static Optional<Reading> change(Pick pick, House.How how) {
        return Optional.of(new Reading.Understood(
                new RefereeCommand.ChangeRule(pick.one("rule").strip(), how, pick.one("why"))));
    }
}
