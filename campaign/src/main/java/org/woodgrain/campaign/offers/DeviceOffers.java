package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.magic.MagicDecider;
import org.woodgrain.campaign.spells.Aim;
import org.woodgrain.campaign.spells.Devices;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.rules.equipment.ItemId;

/** Wands and staves, outside the rounds of a fight. */
final class DeviceOffers implements OfferSource {
    private static final String PREFIX = "device";
    private static final String TARGET = "target";

    @Override
    public List<Offer> offers(World world, CampaignState state, Seat seat) {
        List<Offer> all = new ArrayList<>();
        for (Adventurer who : state.company()) {
            for (Devices.Ready ready : Devices.ready(world, state, who)) {
                List<Aim> aims = ready.aims().stream()
                        .filter(aim -> MagicDecider.check(
                                        world,
                                        state,
                                        seat,
                                        new MagicCommand.UseDevice(
                                                who.id(), ready.thing().id(), ready.power(), aim.targets()))
                                .isEmpty())
                        .toList();
                if (!aims.isEmpty()) {
                    all.add(offer(who, ready, aims));
                }
            }
        }
        return all;
    }

    private static Offer offer(Adventurer who, Devices.Ready ready, List<Aim> aims) {
        boolean plain = aims.size() == 1 && aims.getFirst().value().isEmpty();
        return new Offer(
                PREFIX + ":" + who.id() + ":" + ready.thing().id() + ":" + ready.power(),
                who.name() + ": use the " + ready.name(),
                "Magic",
                ready.thing().kind(),
                ready.rounds() ? "a round" : "a turn",
                "",
                plain
                        ? List.of()
                        : List.of(new Offer.Field(
                                TARGET,
                                "At what",
                                Offer.Kind.ONE,
                                aims.stream()
                                        .map(aim -> new Offer.Choice(aim.value(), aim.label(), aim.note()))
                                        .toList(),
                                aims.getFirst().value())));
    }

    @Override
    public Optional<Reading> read(World world, CampaignState state, Seat seat, Pick pick) {
        String[] parts = pick.offer().split(":", 4);
        if (parts.length != 4 || !parts[0].equals(PREFIX)) {
            return Optional.empty();
        }
        return Optional.of(new Reading.Understood(new MagicCommand.UseDevice(
                new CharacterId(parts[1]), new ItemId(parts[2]), parts[3], Aim.targets(pick.one(TARGET)))));
    }
}
