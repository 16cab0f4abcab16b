package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.HandlingCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.handling.HandlingDecider;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Bargains;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;

/** The answers to what members have offered each other for sale. */
final class BargainOffers {
    private static final String GROUP = "Handling";
    private static final String RULE = "EQ-03";

    private BargainOffers() {}

    static List<Offer> of(World world, CampaignState state, Seat seat) {
        List<Offer> all = new ArrayList<>();
        for (Bargains.Open open : Bargains.open(state)) {
            String seller = name(state, open.seller());
            String buyer = name(state, open.buyer());
            String what = (open.quantity() == 1 ? "the " : open.quantity() + " ") + open.name();
            add(
                    all,
                    world,
                    state,
                    seat,
                    new HandlingCommand.AnswerTrade(open.buyer(), open.id(), true),
                    "buy." + open.id(),
                    "Let " + buyer + " buy " + what + " of " + seller + " for " + open.gold() + " gp");
            add(
                    all,
                    world,
                    state,
                    seat,
                    new HandlingCommand.AnswerTrade(open.buyer(), open.id(), false),
                    "decline." + open.id(),
                    "Let " + buyer + " decline " + what + " of " + seller);
            add(
                    all,
                    world,
                    state,
                    seat,
                    new HandlingCommand.WithdrawTrade(open.seller(), open.id()),
                    "withdraw." + open.id(),
                    "Let " + seller + " take back the offer of " + what);
        }
        return all;
    }

    private static void add(
            List<Offer> all,
            World world,
            CampaignState state,
            Seat seat,
            HandlingCommand command,
            String id,
            String label) {
        if (HandlingDecider.check(world, state, seat, command).isEmpty()) {
            all.add(new Offer(id, label, GROUP, RULE, "", "", List.of()));
        }
    }

    private static String name(CampaignState state, CharacterId who) {
        return state.adventurer(who).map(Adventurer::name).orElse(who.value());
    }

    static Optional<Reading> read(CampaignState state, Pick pick) {
        String[] parts = pick.offer().split("\\.", 2);
        Optional<Bargains.Open> open = parts.length == 2 ? Bargains.open(state, parts[1]) : Optional.empty();
        return open.flatMap(each -> switch (parts[0]) {
            case "buy" -> understood(new HandlingCommand.AnswerTrade(each.buyer(), each.id(), true));
            case "decline" -> understood(new HandlingCommand.AnswerTrade(each.buyer(), each.id(), false));
            case "withdraw" -> understood(new HandlingCommand.WithdrawTrade(each.seller(), each.id()));
            default -> Optional.empty();
        });
    }

    private static Optional<Reading> understood(HandlingCommand command) {
        return Optional.of(new Reading.Understood(command));
    }
}
