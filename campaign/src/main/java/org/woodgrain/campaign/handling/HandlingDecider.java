package org.woodgrain.campaign.handling;

import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.HandlingCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.HandlingEvent;
import org.woodgrain.campaign.people.Presence;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.HandlingRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Lights;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.unfold.Unfolding;

/** Decides {@link HandlingCommand}s. */
public final class HandlingDecider {
    private HandlingDecider() {}

    /** Why the command cannot be carried out; empty if it can. Throws no dice. */
    public static Optional<Refusal> check(World world, CampaignState state, Seat seat, HandlingCommand command) {
        return switch (command) {
            case HandlingCommand.Ready ready ->
                able(state, ready.who(), "change what is carried").or(() -> Readying.check(world, state, ready));
            case HandlingCommand.Stow stow ->
                able(state, stow.who(), "pack things").or(() -> Readying.check(world, state, stow));
            case HandlingCommand.Give give ->
                able(state, give.from(), "hand things on")
                        .or(() -> Presence.living(state, give.to()))
                        .or(() -> Handing.check(world, state, give));
            case HandlingCommand.GiveCoins give ->
                able(state, give.from(), "hand coins on")
                        .or(() -> Presence.living(state, give.to()))
                        .or(() -> Handing.check(world, state, give));
            case HandlingCommand.Trade trade ->
                able(state, trade.seller(), "trade")
                        .or(() -> able(state, trade.buyer(), "trade"))
                        .or(() -> Trading.check(world, state, trade));
            case HandlingCommand.AnswerTrade answer ->
                able(state, answer.buyer(), "trade").or(() -> Trading.check(world, state, answer));
            case HandlingCommand.WithdrawTrade back ->
                able(state, back.seller(), "trade").or(() -> Trading.check(state, back));
            case HandlingCommand.LightUp light ->
                able(state, light.who(), "light a torch or lantern").or(() -> Lights.check(world, state, light));
            case HandlingCommand.PutOut out ->
                able(state, out.who(), "put out a light").or(() -> Lights.check(state, out));
            case HandlingCommand.Refill refill ->
                able(state, refill.who(), "fill a lantern").or(() -> Lights.check(world, state, refill));
            case HandlingCommand.Sip sip ->
                able(state, sip.who(), "sip a potion").or(() -> Potions.check(world, state, sip));
            case HandlingCommand.Drink drink ->
                able(state, drink.who(), "drink")
                        .or(() -> Meals.is(state, drink.who(), drink.potion())
                                ? Meals.check(state, drink.who(), drink.potion())
                                : Potions.check(world, state, drink));
            case HandlingCommand.Eat eat ->
                able(state, eat.who(), "eat")
                        .or(() -> Meals.is(state, eat.who(), eat.herb())
                                ? Meals.check(state, eat.who(), eat.herb())
                                : Belladonna.check(state, eat));
            case HandlingCommand.Carry carry ->
                able(state, carry.bearer(), "carry anybody").or(() -> Bearers.check(world, state, carry));
            case HandlingCommand.Mount mount ->
                able(state, mount.rider(), "mount").or(() -> Mounting.check(world, state, mount));
            case HandlingCommand.Dismount down ->
                able(state, down.rider(), "dismount").or(() -> Mounting.check(state, down));
            case HandlingCommand.Load load ->
                able(state, load.who(), "load anything").or(() -> Lading.check(world, state, load));
            case HandlingCommand.Unload unload ->
                able(state, unload.who(), "unload anything").or(() -> Lading.check(world, state, unload));
            case HandlingCommand.LoadCoins load ->
                able(state, load.who(), "load anything").or(() -> CoinLading.check(world, state, load));
            case HandlingCommand.UnloadCoins unload ->
                able(state, unload.who(), "unload anything").or(() -> CoinLading.check(world, state, unload));
            case HandlingCommand.LayDown down -> Bearers.check(state, down);
            case HandlingCommand.LeaveDead leave -> Bearers.check(state, leave);
        };
    }

    /** Carries out a command that was checked. */
    public static void carryOut(Unfolding u, Seat seat, HandlingCommand command) {
        switch (command) {
            case HandlingCommand.Ready ready -> Readying.carryOut(u, ready);
            case HandlingCommand.Stow stow -> Readying.carryOut(u, stow);
            case HandlingCommand.Give give -> Handing.carryOut(u, give);
            case HandlingCommand.GiveCoins give -> Handing.carryOut(u, give);
            case HandlingCommand.Trade trade -> Trading.carryOut(u, seat, trade);
            case HandlingCommand.AnswerTrade answer -> Trading.carryOut(u, answer);
            case HandlingCommand.WithdrawTrade back -> Trading.carryOut(u, back);
            case HandlingCommand.LightUp light -> Lights.carryOut(u, light);
            case HandlingCommand.PutOut out -> Lights.carryOut(u, out);
            case HandlingCommand.Refill refill -> Lights.carryOut(u, refill);
            case HandlingCommand.Sip sip -> Potions.sip(u, sip);
            case HandlingCommand.Eat eat -> {
                if (Meals.is(u.state(), eat.who(), eat.herb())) {
                    Meals.take(u, eat.who(), eat.herb());
                } else {
                    Belladonna.eat(u, eat);
                }
            }
            case HandlingCommand.Drink drink -> {
                if (Meals.is(u.state(), drink.who(), drink.potion())) {
                    Meals.take(u, drink.who(), drink.potion());
                } else {
                    Potions.drink(u, drink.who(), drink.potion());
                }
            }
            case HandlingCommand.Carry carry -> Bearers.carry(u, carry);
            case HandlingCommand.Mount mount -> Mounting.carryOut(u, seat, mount);
            case HandlingCommand.Dismount down -> u.emit(new HandlingEvent.Dismounted(down.rider(), ""));
            case HandlingCommand.Load load -> Lading.carryOut(u, load);
            case HandlingCommand.Unload unload -> Lading.carryOut(u, unload);
            case HandlingCommand.LoadCoins load -> CoinLading.carryOut(u, load);
            case HandlingCommand.UnloadCoins unload -> CoinLading.carryOut(u, unload);
            case HandlingCommand.LayDown down -> u.emit(new HandlingEvent.LaidDown(down.body(), ""));
            case HandlingCommand.LeaveDead leave -> u.emit(new HandlingEvent.DeadLeft(leave.body()));
        }
    }

    /** Somebody who lives, is not helpless, and does not stand in a fight. */
    private static Optional<Refusal> able(CampaignState state, CharacterId id, String what) {
        return Presence.living(state, id).or(() -> free(state, id, what));
    }

    private static Optional<Refusal> free(CampaignState state, CharacterId id, String what) {
        if (state.helpless(id)) {
            String name = state.adventurer(id).map(Adventurer::name).orElse(id.value());
            return Optional.of(new GeneralRefusal.CannotAct(name, "helpless"));
        }
        boolean fighting = state.encounter()
                .filter(meeting ->
                        meeting.phase() == Encounter.Phase.BATTLE || meeting.phase() == Encounter.Phase.PURSUIT)
                .isPresent();
        return fighting ? Optional.of(new HandlingRefusal.InBattle(what)) : Optional.empty();
    }
}
