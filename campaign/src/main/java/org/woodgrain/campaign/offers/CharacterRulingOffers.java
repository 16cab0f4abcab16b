package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.RefereeCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.offers.Offer.Choice;
import org.woodgrain.campaign.offers.Offer.Field;
import org.woodgrain.campaign.offers.Offer.Kind;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.EquipmentTables;

/** What only the referee settles about characters and what they own. */
final class CharacterRulingOffers implements OfferSource {
    private static final String GROUP = "Referee";
    private static final String WORTH = "set-worth";

    @Override
    public List<Offer> offers(World world, CampaignState state, Seat seat) {
        List<Offer> all = new ArrayList<>();
        if (!seat.seesAll() || state.id().isEmpty()) {
            return all;
        }
        List<Choice> magical = state.company().stream()
                .flatMap(who -> who.items().stream()
                        .filter(EquipmentTables::magical)
                        .map(item -> new Choice(
                                who.id() + ":" + item.id(),
                                who.name() + ": " + item.name(),
                                item.worth() / Coins.GOLD + " gp")))
                .toList();
        if (!magical.isEmpty()) {
            all.add(new Offer(
                    WORTH,
                    "Set the worth of a thing of magic",
                    GROUP,
                    "XP-06",
                    "",
                    "",
                    List.of(
                            Belongings.one("thing", "Which", magical),
                            Belongings.number("gold", "Worth in gold pieces", "1000"),
                            why())));
        }
        return all;
    }

    private static Field why() {
        return new Field("why", "Because", Kind.TEXT, List.of(), "");
    }

    @Override
    public Optional<Reading> read(World world, CampaignState state, Seat seat, Pick pick) {
        if (!seat.seesAll() || !pick.offer().equals(WORTH)) {
            return Optional.empty();
        }
        Optional<Belongings.Thing> thing = Belongings.thing(pick, "thing");
        return thing.isEmpty()
                ? Optional.of(Belongings.notAThing("thing"))
                : Fields.counted(
                        pick,
                        "gold",
                        gold -> new RefereeCommand.SetWorth(
                                thing.get().who(), thing.get().item(), gold, pick.one("why")));
    }
}
