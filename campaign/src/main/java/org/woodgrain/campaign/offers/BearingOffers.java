package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.HandlingCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.handling.HandlingDecider;
import org.woodgrain.campaign.offers.Offer.Choice;
import org.woodgrain.campaign.offers.Offer.Field;
import org.woodgrain.campaign.people.Burdens;
import org.woodgrain.campaign.people.Coinage;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;

/** Comrades that can be carried, laid down or left behind. */
final class BearingOffers implements OfferSource {
    private static final String GROUP = "Handling";
    private static final String RULE = "EQ-29";

    @Override
    public List<Offer> offers(World world, CampaignState state, Seat seat) {
        List<Offer> all = new ArrayList<>();
        if (state.underground().isEmpty()) {
            return all;
        }
        Burdens burdens = new Burdens(world.book(), state);
        for (Adventurer body : state.company()) {
            if (!state.helpless(body.id())) {
                continue;
            }
            List<Choice> bearers = state.company().stream()
                    .filter(each -> HandlingDecider.check(
                                    world, state, seat, new HandlingCommand.Carry(each.id(), body.id()))
                            .isEmpty())
                    .map(each -> new Choice(each.id().value(), each.name(), ""))
                    .toList();
            if (!bearers.isEmpty()) {
                all.add(offer(
                        "carry." + body.id(),
                        "Carry " + body.name() + " (" + Coinage.pounds(burdens.weight(body)) + " lb)",
                        List.of(Belongings.one("bearer", "Who carries the body", bearers))));
            }
            if (Burdens.bearer(state, body.id()).isPresent()) {
                all.add(offer("lay-down." + body.id(), "Lay " + body.name() + " down", List.of()));
            }
        }
        for (Adventurer body : Burdens.dead(state)) {
            all.add(offer(
                    "leave-dead." + body.id(),
                    "Leave the body of " + body.name() + " (" + Coinage.pounds(burdens.weight(body)) + " lb) for good",
                    List.of()));
        }
        return all;
    }

    private static Offer offer(String id, String label, List<Field> fields) {
        return new Offer(id, label, GROUP, RULE, "", "", fields);
    }

    @Override
    public Optional<Reading> read(World world, CampaignState state, Seat seat, Pick pick) {
        String[] parts = pick.offer().split("\\.", 2);
        if (parts.length < 2) {
            return Optional.empty();
        }
        CharacterId body = new CharacterId(parts[1]);
        return switch (parts[0]) {
            case "carry" -> understood(new HandlingCommand.Carry(new CharacterId(pick.one("bearer")), body));
            case "lay-down" -> understood(new HandlingCommand.LayDown(body));
            case "leave-dead" -> understood(new HandlingCommand.LeaveDead(body));
            default -> Optional.empty();
        };
    }

    private static Optional<Reading> understood(HandlingCommand command) {
        return Optional.of(new Reading.Understood(command));
    }
}
