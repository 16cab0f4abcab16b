package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.command.RefereeCommand;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.offers.Offer.Choice;
import org.woodgrain.campaign.offers.Offer.Field;
import org.woodgrain.campaign.offers.Offer.Kind;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Scenery;
import org.woodgrain.campaign.state.Wind;
import org.woodgrain.rules.exploration.Bearing;
import org.woodgrain.rules.exploration.WindForce;
import org.woodgrain.rules.time.Season;

/** What the referee may say about the company's place: sky, land, weather, wind and water. */
final class PlaceRulingOffers {
    private static final String GROUP = "Referee";

    private PlaceRulingOffers() {}

    static List<Offer> offers(CampaignState state) {
        Scenery now = Outdoors.drawn(state);
        List<Offer> all = new ArrayList<>();
        all.add(new Offer(
                "set-scenery",
                "Say what lies about the place",
                GROUP,
                "TI-16",
                "",
                "",
                List.of(
                        new Field(
                                "sky",
                                "Under",
                                Kind.ONE,
                                List.of(
                                        new Choice("open", "the open sky", ""),
                                        new Choice("roof", "rock or a roof", "")),
                                now.open() ? "open" : "roof"),
                        one("land", "Land", Scenery.Terrain.values(), PlaceRulingOffers::name, name(now.terrain())),
                        one(
                                "weather",
                                "Weather",
                                Scenery.Weather.values(),
                                PlaceRulingOffers::name,
                                name(now.weather())),
                        one(
                                "wind",
                                "Wind",
                                WindForce.values(),
                                WindForce::label,
                                name(now.wind().force())),
                        one(
                                "from",
                                "From the",
                                Bearing.values(),
                                Bearing::label,
                                name(now.wind().from())),
                        number("depth", "Depth of water, in feet", now.depth()),
                        number("width", "Width of water, in feet", now.width()),
                        new Field(
                                "water",
                                "It",
                                Kind.ONE,
                                List.of(new Choice("runs", "runs", ""), new Choice("stands", "stands still", "")),
                                now.still() ? "stands" : "runs"),
                        season(now),
                        new Field("why", "Because", Kind.TEXT, List.of(), ""))));
        if (state.underground().isPresent()) {
            all.add(new Offer(
                    "let-study",
                    "Let spells be regained here today",
                    GROUP,
                    "MA-04",
                    "",
                    "",
                    List.of(new Field("why", "Because", Kind.TEXT, List.of(), ""))));
        }
        if (now.open() && state.underground().isPresent()) {
            all.add(new Offer(
                    "set-building",
                    "Say what building stands here",
                    GROUP,
                    "SP-71",
                    "",
                    "",
                    List.of(
                            new Field("name", "Called", Kind.TEXT, List.of(), ""),
                            new Field(
                                    "cell",
                                    "Where",
                                    Kind.CELL,
                                    List.of(),
                                    state.underground().get().cell().toString()),
                            new Field("points", "Structural points (0: it is gone)", Kind.NUMBER, List.of(), "10"),
                            new Field("why", "Because", Kind.TEXT, List.of(), ""))));
        }
        if (now.open()) {
            all.add(new Offer("roll-wind", "Throw for the wind", GROUP, "NA-19", "", "", List.of()));
        }
        return all;
    }

    private static Field season(Scenery now) {
        List<Choice> seasons = new ArrayList<>(List.of(new Choice("calendar", "as the calendar has it", "")));
        for (Season each : Season.values()) {
            seasons.add(new Choice(each.label(), each.label(), ""));
        }
        return new Field(
                "season",
                "Season",
                Kind.ONE,
                seasons,
                now.season().map(Season::label).orElse("calendar"));
    }

    private static <T extends Enum<T>> Field one(
            String name, String label, T[] all, Function<T, String> shown, String now) {
        return new Field(
                name,
                label,
                Kind.ONE,
                Arrays.stream(all)
                        .map(each -> new Choice(name(each), shown.apply(each), ""))
                        .toList(),
                now);
    }

    private static Field number(String name, String label, int now) {
        return new Field(name, label, Kind.NUMBER, List.of(), now == 0 ? "" : Integer.toString(now));
    }

    private static String name(Enum<?> each) {
        return each.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** What was picked; only for the ids that {@link #offers} gives. */
    static Optional<Reading> read(Pick pick) {
        if (pick.offer().equals("set-building")) {
            return Optional.of(building(pick));
        }
        return Optional.of(new Reading.Understood(
                switch (pick.offer()) {
                    case "roll-wind" -> new RefereeCommand.RollWind();
                    case "let-study" -> new RefereeCommand.LetStudy(pick.one("why"));
                    default -> new RefereeCommand.SetScenery(scenery(pick), pick.one("why"));
                }));
    }

    private static Reading building(Pick pick) {
        Optional<Cell> cell = Fields.cell(pick, "cell");
        Optional<Integer> points = Fields.number(pick, "points");
        return cell.isEmpty()
                ? Fields.notACell("cell")
                : points.isEmpty()
                        ? Fields.notANumber("points")
                        : new Reading.Understood(new RefereeCommand.SetBuilding(
                                pick.one("name"), cell.get(), points.get(), pick.one("why")));
    }

    private static Scenery scenery(Pick pick) {
        return new Scenery(
                pick.one("sky").equals("open"),
                picked(pick, "land", Scenery.Terrain.values(), Scenery.Terrain.CLEAR),
                picked(pick, "weather", Scenery.Weather.values(), Scenery.Weather.FAIR),
                new Wind(
                        picked(pick, "wind", WindForce.values(), WindForce.CALM),
                        picked(pick, "from", Bearing.values(), Bearing.NORTH)),
                Fields.number(pick, "depth").orElse(0),
                Fields.number(pick, "width").orElse(0),
                pick.one("water").equals("stands"),
                Arrays.stream(Season.values())
                        .filter(each -> each.label().equals(pick.one("season")))
                        .findFirst());
    }

    private static <T extends Enum<T>> T picked(Pick pick, String field, T[] all, T otherwise) {
        return Arrays.stream(all)
                .filter(each -> name(each).equals(pick.one(field)))
                .findFirst()
                .orElse(otherwise);
    }
}
