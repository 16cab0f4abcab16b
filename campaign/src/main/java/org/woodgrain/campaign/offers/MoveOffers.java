package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Stairs;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.delve.Touching;
import org.woodgrain.campaign.offers.Offer.Choice;
import org.woodgrain.campaign.offers.Offer.Field;
import org.woodgrain.campaign.offers.Offer.Kind;
import org.woodgrain.campaign.people.Train;
import org.woodgrain.campaign.sight.Lighting;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;

/** Walking, stairs, and climbing out of pits. */
final class MoveOffers implements OfferSource {
    private static final String GROUP = "Move";
    private static final int MOST_STEPS = 99;

    @Override
    public List<Offer> offers(World world, CampaignState state, Seat seat) {
        List<Offer> all = new ArrayList<>();
        List<Choice> ways = new ArrayList<>();
        for (Direction way : Direction.values()) {
            if (Exploring.possible(world, state, seat, new DelveCommand.March(List.of(way)))) {
                ways.add(new Choice(way.label(), way.label(), ""));
            }
        }
        if (!ways.isEmpty()) {
            all.add(march(world, state, seat, ways));
            all.add(new Offer(
                    "walk",
                    "Walk over known ground",
                    GROUP,
                    state.ruleset().classic() ? "CD-23" : "UX-02",
                    "faster where you have walked before",
                    "",
                    List.of(new Field("cell", "To", Kind.CELL, List.of(), ""))));
        }
        Ways.here(world, state)
                .flatMap(here -> state.underground().flatMap(at -> here.level().stairsAt(at.cell())))
                .filter(stairs -> Exploring.possible(world, state, seat, new DelveCommand.TakeStairs()))
                .ifPresent(stairs -> all.add(new Offer(
                        "stairs",
                        stairs.to().isEmpty()
                                ? "Leave the dungeon"
                                : stairs.climbed()
                                        ? stairs.up() ? "Climb up the shaft" : "Climb down the shaft"
                                        : stairs.up() ? "Climb the stairs" : "Go down the stairs",
                        GROUP,
                        "UX-02",
                        stairs.climbed() ? stairs.feet() + " feet of climbing" : Stairs.FLIGHT + " feet of walking",
                        Prospects.climbing(
                                world,
                                state,
                                Ways.here(world, state).orElseThrow().level(),
                                stairs),
                        List.of())));
        List<Choice> things = Touching.here(world, state).stream()
                .filter(trick -> Exploring.possible(world, state, seat, new DelveCommand.Touch(trick.id())))
                .map(trick -> new Choice(trick.id(), trick.note().isEmpty() ? "the thing here" : trick.note(), ""))
                .toList();
        if (!things.isEmpty()) {
            all.add(new Offer(
                    "touch",
                    "Touch something",
                    GROUP,
                    "",
                    Exploring.round(state),
                    "",
                    List.of(Exploring.one("thing", "What", things))));
        }
        List<Choice> fallen = Exploring.members(
                state,
                member -> Exploring.possible(world, state, seat, new DelveCommand.ClimbOut(member.id())),
                member -> "");
        if (!fallen.isEmpty()) {
            all.add(new Offer(
                    "climb",
                    "Get out of the pit",
                    GROUP,
                    "DU-26",
                    Exploring.TURN,
                    Prospects.gettingOut(state, fallen),
                    List.of(Exploring.one("who", "Who", fallen))));
        }
        return all;
    }

    private static Offer march(World world, CampaignState state, Seat seat, List<Choice> ways) {
        int feet = Train.feetPerTurn(world, state);
        List<Field> fields = new ArrayList<>();
        fields.add(Exploring.one("way", "Which way", ways));
        fields.add(new Field(
                "steps",
                "How many squares of 10 feet",
                Kind.NUMBER,
                List.of(),
                Integer.toString(Math.max(1, feet / 10))));
        Direction first = Direction.valueOf(ways.getFirst().value().toUpperCase(Locale.ROOT));
        if (Exploring.possible(world, state, seat, new DelveCommand.March(List.of(first), DelveCommand.Care.PROBING))) {
            fields.add(new Field(
                    "care",
                    "How",
                    Kind.ONE,
                    List.of(
                            new Choice("usual", "with the usual care", ""),
                            new Choice("probing", "probing with the pole", "half the rate")),
                    "usual"));
        }
        String pace = Lighting.allSee(state) ? feet + " feet a turn" : feet / 4 + " feet a turn, groping in the dark";
        return new Offer("march", "March", GROUP, "UX-02", pace, "", fields);
    }

    @Override
    public Optional<Reading> read(World world, CampaignState state, Seat seat, Pick pick) {
        return switch (pick.offer()) {
            case "march" -> march(pick);
            case "walk" ->
                Optional.of(Fields.cell(pick, "cell")
                        .<Reading>map(cell -> new Reading.Understood(new DelveCommand.WalkTo(cell)))
                        .orElseGet(() -> Fields.notACell("cell")));
            case "stairs" -> Exploring.understood(new DelveCommand.TakeStairs());
            case "touch" -> Exploring.understood(new DelveCommand.Touch(pick.one("thing")));
            case "climb" -> Exploring.understood(new DelveCommand.ClimbOut(new CharacterId(pick.one("who"))));
            default -> Optional.empty();
        };
    }

    private static Optional<Reading> march(Pick pick) {
        Optional<Direction> way = Fields.direction(pick.one("way"));
        if (way.isEmpty()) {
            return Exploring.unclear("way", "north, east, south or west");
        }
        int steps =
                pick.one("steps").isBlank() ? 1 : Fields.number(pick, "steps").orElse(0);
        if (steps < 1 || steps > MOST_STEPS) {
            return Exploring.unclear("steps", "a number from 1 to " + MOST_STEPS);
        }
        DelveCommand.Care care =
                pick.one("care").equals("probing") ? DelveCommand.Care.PROBING : DelveCommand.Care.USUAL;
        return Exploring.understood(new DelveCommand.March(Collections.nCopies(steps, way.get()), care));
    }
}
