package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.battle.Options;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;

/** What each member may do in a round of battle, as fields of the offer to fight. */
final class BattleChoices {
    /** Field of a member: this and his id. */
    static final String FIELD = "do-";

    private static final String TURN = Options.write(new Deed.Turn());

    private BattleChoices() {}

    /** One field for each member who can act, set to what fits his place, so that one click fights a sensible round. */
    static List<Offer.Field> fields(World world, CampaignState state, Seat seat) {
        List<Offer.Field> fields = new ArrayList<>();
        FoeGroups groups = new FoeGroups(state.encounter().orElseThrow(), seat.seesAll());
        for (Adventurer who : Options.able(state)) {
            List<Offer.Choice> choices = groups.put(Options.of(world, state, who, seat.seesAll()).stream()
                    .map(choice -> choice.value().equals(TURN)
                            ? new Options.Choice(TURN, choice.label(), Prospects.turning(world, state, seat, who.id()))
                            : choice)
                    .toList());
            fields.add(new Offer.Field(
                    FIELD + who.id(),
                    who.name(),
                    Offer.Kind.ONE,
                    choices,
                    groups.preset(Options.preset(world, state, who), choices)));
        }
        return fields;
    }

    /** The orders that a pick stands for, or what is wrong with it. */
    static Read read(CampaignState state, Pick pick) {
        List<FighterOrder> orders = new ArrayList<>();
        Optional<FoeGroups> groups = state.encounter().map(meeting -> new FoeGroups(meeting, false));
        for (Adventurer who : Options.able(state)) {
            String value = pick.one(FIELD + who.id());
            if (value.isEmpty()) {
                continue;
            }
            Optional<FighterOrder> order =
                    order(who.id(), groups.map(each -> each.resolve(value)).orElse(value));
            if (order.isEmpty()) {
                return new Read(List.of(), "Field \"" + FIELD + who.id() + "\": no deed \"" + value + "\"");
            }
            orders.add(order.get());
        }
        return new Read(orders, "");
    }

    private static Optional<FighterOrder> order(CharacterId who, String value) {
        return Options.read(value).map(deed -> new FighterOrder(who, deed));
    }

    /** Orders, or what is wrong; the fault is empty if nothing is. */
    record Read(List<FighterOrder> orders, String fault) {
        Read {
            orders = List.copyOf(orders);
        }
    }
}
