package org.woodgrain.campaign.town;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.event.TownEvent;
import org.woodgrain.campaign.people.Presence;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.refusal.TownRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;

/** Decides {@link TownCommand}s. */
public final class TownDecider {
    private TownDecider() {}

    /** Why the command cannot be carried out; empty if it can. Throws no dice. */
    public static Optional<Refusal> check(World world, CampaignState state, Seat seat, TownCommand command) {
        if (!Presence.inTown(state)) {
            return Optional.of(new TownRefusal.NotInTown());
        }
        return switch (command) {
            case TownCommand.RollAbilities roll -> Making.check(state, roll);
            case TownCommand.SwapScores swap -> Arranging.check(state, swap);
            case TownCommand.ChooseRace choose -> Making.check(state, choose);
            case TownCommand.ChooseClass choose -> Making.check(state, choose);
            case TownCommand.ExchangePoints exchange -> Making.check(state, exchange);
            case TownCommand.ChooseAlignment choose -> Making.check(state, choose);
            case TownCommand.FinishCharacter finish -> Making.check(state, finish);
            case TownCommand.DropDraft drop -> Making.check(state, drop);
            case TownCommand.ReadyCompany ready -> ReadyMade.check(state, ready.wanted());
            case TownCommand.Buy buy -> Presence.living(state, buy.who()).or(() -> Shop.check(world, state, buy));
            case TownCommand.Sell sell -> Presence.living(state, sell.who()).or(() -> Shop.check(world, state, sell));
            case TownCommand.SellTreasure sell -> Shop.checkTreasure(state);
            case TownCommand.ChangeCoins change -> Presence.living(state, change.who());
            case TownCommand.PoolCoins pool -> Presence.living(state, pool.keeper());
            case TownCommand.DivideCoins divide -> somebody(state);
            case TownCommand.Array array -> Muster.check(state, array);
            case TownCommand.ActAs act -> Presence.living(state, act.elf()).or(() -> Muster.check(state, act));
            case TownCommand.ChangeClass change ->
                Presence.living(state, change.who()).or(() -> Callings.check(state, change));
            case TownCommand.ChangeAlignment change ->
                Presence.living(state, change.who()).or(() -> Schooling.check(state, change));
            case TownCommand.LearnLanguage learn ->
                Presence.living(state, learn.who())
                        .or(() -> Presence.living(state, learn.teacher()))
                        .or(() -> Schooling.check(state, learn));
            case TownCommand.StayDays stay -> Inn.check(state, stay);
            case TownCommand.SetOut setOut -> Muster.checkSetOut(world, state);
        };
    }

    /** Carries out a command that was checked. */
    public static void carryOut(Unfolding u, TownCommand command) {
        if (!(u.state().place() instanceof Place.Town)) {
            Homecoming.lost(u);
        }
        switch (command) {
            case TownCommand.RollAbilities roll -> Making.carryOut(u, roll);
            case TownCommand.SwapScores swap -> Arranging.carryOut(u, swap);
            case TownCommand.ChooseRace choose -> Making.carryOut(u, choose);
            case TownCommand.ChooseClass choose -> Making.carryOut(u, choose);
            case TownCommand.ExchangePoints exchange -> Making.carryOut(u, exchange);
            case TownCommand.ChooseAlignment choose -> Making.carryOut(u, choose);
            case TownCommand.FinishCharacter finish -> Making.carryOut(u, finish);
            case TownCommand.DropDraft drop -> Making.carryOut(u, drop);
            case TownCommand.ReadyCompany ready -> ReadyMade.carryOut(u, ready.wanted());
            case TownCommand.Buy buy -> Shop.carryOut(u, buy);
            case TownCommand.Sell sell -> Shop.carryOut(u, sell);
            case TownCommand.SellTreasure sell -> Shop.sellTreasure(u);
            case TownCommand.ChangeCoins change -> Purses.change(u, change.who());
            case TownCommand.PoolCoins pool -> Purses.pool(u, pool.keeper());
            case TownCommand.DivideCoins divide -> Purses.divide(u);
            case TownCommand.Array array -> u.emit(new TownEvent.CompanyArrayed(array.order()));
            case TownCommand.ActAs act -> Muster.actAs(u, act);
            case TownCommand.ChangeClass change -> Callings.carryOut(u, change);
            case TownCommand.ChangeAlignment change -> Schooling.carryOut(u, change);
            case TownCommand.LearnLanguage learn -> Schooling.carryOut(u, learn);
            case TownCommand.StayDays stay -> Inn.stay(u, stay);
            case TownCommand.SetOut setOut -> Muster.setOut(u);
        }
    }

    private static Optional<Refusal> somebody(CampaignState state) {
        List<Adventurer> company = state.company();
        return company.isEmpty() ? Optional.of(new TownRefusal.NobodyToLead()) : Optional.empty();
    }
}
