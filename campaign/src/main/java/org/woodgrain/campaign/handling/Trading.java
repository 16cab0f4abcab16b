package org.woodgrain.campaign.handling;

import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.HandlingCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.HandlingEvent;
import org.woodgrain.campaign.event.HandlingEvent.BargainClosed.End;
import org.woodgrain.campaign.people.Coinage;
import org.woodgrain.campaign.refusal.HandlingRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.refusal.TownRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Bargains;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

/** Trade among members: one offers, the other says yes or no, and both must be in one place both times. */
@Rule("EQ-03")
final class Trading {
    private Trading() {}

    static Optional<Refusal> check(World world, CampaignState state, HandlingCommand.Trade trade) {
        return trade(world, state, trade.seller(), trade.buyer(), trade.item(), trade.quantity(), trade.gold())
                .or(() -> Bargains.open(state).stream()
                        .filter(open -> open.seller().equals(trade.seller())
                                && open.item().equals(trade.item()))
                        .findFirst()
                        .map(open -> new HandlingRefusal.OfferedAlready(name(state, open.seller()), open.name())));
    }

    private static Optional<Refusal> trade(
            World world, CampaignState state, CharacterId from, CharacterId to, ItemId item, int quantity, int gold) {
        Optional<Refusal> thing = Handing.thing(world, state, from, to, item, quantity);
        if (thing.isPresent()) {
            return thing;
        }
        Adventurer buyer = state.adventurer(to).orElseThrow();
        if (gold < 0) {
            return Optional.of(new HandlingRefusal.NoPrice(gold));
        }
        return Coins.pay(buyer.purse(), Coins.ofGold(gold)).isEmpty()
                ? Optional.of(new TownRefusal.NotEnoughGold(buyer.name(), gold, Coinage.label(buyer.purse())))
                : Optional.empty();
    }

    static Optional<Refusal> check(World world, CampaignState state, HandlingCommand.AnswerTrade answer) {
        Optional<Bargains.Open> open = Bargains.open(state, answer.bargain())
                .filter(each -> each.buyer().equals(answer.buyer()));
        if (open.isEmpty()) {
            return Optional.of(new HandlingRefusal.NothingOffered(name(state, answer.buyer())));
        }
        Bargains.Open bargain = open.get();
        return answer.yes()
                ? trade(
                        world,
                        state,
                        bargain.seller(),
                        bargain.buyer(),
                        bargain.item(),
                        bargain.quantity(),
                        bargain.gold())
                : Optional.empty();
    }

    static Optional<Refusal> check(CampaignState state, HandlingCommand.WithdrawTrade back) {
        return Bargains.open(state, back.bargain())
                        .filter(each -> each.seller().equals(back.seller()))
                        .isPresent()
                ? Optional.empty()
                : Optional.of(new HandlingRefusal.NothingOffered(name(state, back.seller())));
    }

    private static String name(CampaignState state, CharacterId who) {
        return state.adventurer(who).map(Adventurer::name).orElse(who.value());
    }

    static void carryOut(Unfolding u, Seat seat, HandlingCommand.Trade trade) {
        if (seat.seesAll()) {
            pay(u, trade.seller(), trade.buyer(), trade.gold());
            Handing.give(u, trade.seller(), trade.buyer(), trade.item(), trade.quantity());
            return;
        }
        String name = u.state()
                .adventurer(trade.seller())
                .flatMap(seller -> seller.item(trade.item()))
                .orElseThrow()
                .name();
        u.emit(new HandlingEvent.BargainOffered(
                u.newId("bargain-"),
                trade.seller(),
                trade.buyer(),
                trade.item(),
                name,
                trade.quantity(),
                trade.gold()));
    }

    static void carryOut(Unfolding u, HandlingCommand.AnswerTrade answer) {
        Bargains.Open open = Bargains.open(u.state(), answer.bargain()).orElseThrow();
        u.emit(new HandlingEvent.BargainClosed(
                open.id(), open.seller(), open.buyer(), answer.yes() ? End.TAKEN : End.DECLINED));
        if (answer.yes()) {
            pay(u, open.seller(), open.buyer(), open.gold());
            Handing.give(u, open.seller(), open.buyer(), open.item(), open.quantity());
        }
    }

    static void carryOut(Unfolding u, HandlingCommand.WithdrawTrade back) {
        Bargains.Open open = Bargains.open(u.state(), back.bargain()).orElseThrow();
        u.emit(new HandlingEvent.BargainClosed(open.id(), open.seller(), open.buyer(), End.WITHDRAWN));
    }

    private static void pay(Unfolding u, CharacterId from, CharacterId to, int gold) {
        Adventurer seller = u.state().adventurer(from).orElseThrow();
        Adventurer buyer = u.state().adventurer(to).orElseThrow();
        u.emit(new HandlingEvent.PricePaid(
                from,
                to,
                gold,
                seller.purse().plus(Purse.gold(gold)),
                Coins.pay(buyer.purse(), Coins.ofGold(gold)).orElseThrow()));
    }
}
