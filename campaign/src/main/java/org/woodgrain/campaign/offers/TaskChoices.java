package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.DelveCommand.Task;
import org.woodgrain.campaign.offers.Offer.Choice;
import org.woodgrain.campaign.sight.Naming;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.Place;

/** Tasks of single members as values of a field: {@code listen:3,4,north}, {@code open:h7}. */
final class TaskChoices {
    private TaskChoices() {}

    /** Every task that somebody might do here, possible or not. */
    static List<Choice> of(World world, CampaignState state) {
        Optional<Ways> here = Ways.here(world, state);
        if (here.isEmpty() || !(state.place() instanceof Place.Underground at)) {
            return List.of();
        }
        List<Choice> all = new ArrayList<>();
        for (Hoard hoard : TreasureOffers.known(here.get(), at.cell())) {
            String what = TreasureOffers.name(hoard);
            all.add(new Choice("open:" + hoard.id(), "opens " + what, Exploring.HALF));
            all.add(new Choice("afar:" + hoard.id(), "opens " + what + " from afar", Exploring.HALF));
            all.add(new Choice("examine:" + hoard.id(), "looks over " + what, Exploring.HALF + " or more"));
        }
        for (Ways.Seen seen : here.get().doors(at.cell())) {
            String door = Naming.door(world, state, seen.edge());
            all.add(new Choice("guard:" + seen.edge(), "guards " + door, "rest"));
            all.add(new Choice("listen:" + seen.edge(), "listens at " + door, Exploring.QUARTER));
        }
        all.add(new Choice("hearken:here", "listens on the spot", Exploring.QUARTER));
        for (Choice place : SearchOffers.places(world, state)) {
            all.add(new Choice("search:" + place.value(), "searches " + place.label(), Exploring.TURN));
        }
        return all;
    }

    /** The task that a value stands for; empty if it stands for none. */
    static Optional<Task> read(String value, CharacterId who) {
        int colon = value.indexOf(':');
        if (colon < 0) {
            return Optional.empty();
        }
        String rest = value.substring(colon + 1);
        return switch (value.substring(0, colon)) {
            case "open" -> Optional.of(new Task.Open(who, rest, false));
            case "afar" -> Optional.of(new Task.Open(who, rest, true));
            case "examine" -> Optional.of(new Task.Examine(who, rest));
            case "guard" -> edge(rest).map(edge -> new Task.Guard(who, edge));
            case "hearken" -> Optional.of(new Task.Hearken(who));
            case "listen" -> edge(rest).map(edge -> new Task.Listen(who, edge));
            case "search" -> search(rest, who);
            default -> Optional.empty();
        };
    }

    private static Optional<Edge> edge(String text) {
        return Fields.edge(new Pick("", Map.of("at", List.of(text))), "at");
    }

    private static Optional<Task> search(String text, CharacterId who) {
        int last = text.lastIndexOf(',');
        Optional<Direction> side = last < 0 ? Optional.empty() : Fields.direction(text.substring(last + 1));
        Optional<Cell> cell = Fields.cell(
                new Pick("", Map.of("at", List.of(side.isPresent() ? text.substring(0, last) : text))), "at");
        return cell.map(at -> new Task.Search(who, at, side));
    }
}
