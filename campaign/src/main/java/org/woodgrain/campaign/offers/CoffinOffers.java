package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Feature;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.command.DelveCommand.Means;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.delve.CoffinWork;
import org.woodgrain.campaign.offers.Offer.Choice;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;

/** What can be done about a coffin in the room. */
final class CoffinOffers implements OfferSource {
    private static final String ID = "bar-coffin";

    @Override
    public List<Offer> offers(World world, CampaignState state, Seat seat) {
        List<Feature> coffins = CoffinWork.here(world, state);
        if (coffins.isEmpty()) {
            return List.of();
        }
        List<Choice> ways = new ArrayList<>();
        for (Adventurer who : state.company()) {
            for (Means means : Means.values()) {
                Cell first = coffins.getFirst().cell();
                if (Exploring.possible(world, state, seat, new DelveCommand.BarCoffin(who.id(), first, means))) {
                    ways.add(new Choice(
                            who.id() + "/" + means.name().toLowerCase(Locale.ROOT),
                            who.name() + ": " + CoffinWork.word(means),
                            means == Means.BREAK ? "a turn; loud" : "it stays there"));
                }
            }
        }
        if (ways.isEmpty()) {
            return List.of();
        }
        List<Choice> which = coffins.stream()
                .map(coffin -> new Choice(
                        coffin.cell().x() + "," + coffin.cell().y(),
                        "the " + coffin.kind() + " at " + coffin.cell(),
                        ""))
                .toList();
        return List.of(new Offer(
                ID,
                "Break or bar a coffin",
                "Here",
                "CB-18",
                "no time, or a turn to break it",
                "",
                List.of(Exploring.one("coffin", "Which", which), Exploring.one("how", "Who, and how", ways))));
    }

    @Override
    public Optional<Reading> read(World world, CampaignState state, Seat seat, Pick pick) {
        if (!pick.offer().equals(ID)) {
            return Optional.empty();
        }
        Optional<Cell> coffin = Fields.cell(pick, "coffin");
        if (coffin.isEmpty()) {
            return Optional.of(Fields.notACell("coffin"));
        }
        String[] how = pick.one("how").split("/", -1);
        for (Means means : Means.values()) {
            if (how.length == 2 && means.name().equalsIgnoreCase(how[1])) {
                return Exploring.understood(new DelveCommand.BarCoffin(new CharacterId(how[0]), coffin.get(), means));
            }
        }
        return Exploring.unclear("how", "a member and a way, such as c1/garlic");
    }
}
