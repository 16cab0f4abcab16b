package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.HandlingCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.handling.HandlingDecider;
import org.woodgrain.campaign.spells.Casting;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.ItemId;

/** What keeps a caster from casting while both his hands are full, and that he may put it up. */
@Rule("MA-05")
final class FreeHandOffers implements OfferSource {
    private static final String PREFIX = "free-hand";

    @Override
    public List<Offer> offers(World world, CampaignState state, Seat seat) {
        List<Offer> all = new ArrayList<>();
        for (Adventurer who : state.company()) {
            Casting.inTheWay(world, state, who)
                    .filter(item -> HandlingDecider.check(world, state, seat, putUp(who.id(), item.id()))
                            .isEmpty())
                    .ifPresent(item -> all.add(new Offer(
                            PREFIX + ":" + who.id(),
                            who.name() + ": put the " + item.name() + " away, to have a hand free to cast",
                            "Magic",
                            "MA-05",
                            "",
                            "",
                            List.of())));
        }
        return all;
    }

    private static HandlingCommand putUp(CharacterId who, ItemId item) {
        return new HandlingCommand.Ready(who, item, Carried.AT_HAND);
    }

    @Override
    public Optional<Reading> read(World world, CampaignState state, Seat seat, Pick pick) {
        String[] parts = pick.offer().split(":", 2);
        return parts.length < 2 || !parts[0].equals(PREFIX)
                ? Optional.empty()
                : state.adventurer(new CharacterId(parts[1]))
                        .flatMap(who -> Casting.inTheWay(world, state, who)
                                .map(item -> new Reading.Understood(putUp(who.id(), item.id()))));
    }
}
