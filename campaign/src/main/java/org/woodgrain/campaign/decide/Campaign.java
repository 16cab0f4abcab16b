package org.woodgrain.campaign.decide;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.begin.BeginDecider;
import org.woodgrain.campaign.captives.CaptiveDecider;
import org.woodgrain.campaign.chat.ChatDecider;
import org.woodgrain.campaign.command.BeginCommand;
import org.woodgrain.campaign.command.CaptiveCommand;
import org.woodgrain.campaign.command.ChatCommand;
import org.woodgrain.campaign.command.Command;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.command.HandlingCommand;
import org.woodgrain.campaign.command.HeirCommand;
import org.woodgrain.campaign.command.HiringCommand;
import org.woodgrain.campaign.command.LoreCommand;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.command.Order;
import org.woodgrain.campaign.command.PropertyCommand;
import org.woodgrain.campaign.command.RealmCommand;
import org.woodgrain.campaign.command.RefereeCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.command.WorkshopCommand;
import org.woodgrain.campaign.delve.Aftermath;
import org.woodgrain.campaign.delve.DelveDecider;
import org.woodgrain.campaign.delve.Hiding;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.evolve.Evolve;
import org.woodgrain.campaign.handling.Bearers;
import org.woodgrain.campaign.handling.HandlingDecider;
import org.woodgrain.campaign.handling.Mounting;
import org.woodgrain.campaign.heirs.HeirDecider;
import org.woodgrain.campaign.heirs.Months;
import org.woodgrain.campaign.hiring.HiringDecider;
import org.woodgrain.campaign.hiring.Reviews;
import org.woodgrain.campaign.lore.LoreDecider;
import org.woodgrain.campaign.magic.MagicDecider;
import org.woodgrain.campaign.meeting.MeetingDecider;
import org.woodgrain.campaign.meeting.Meetings;
import org.woodgrain.campaign.people.Learnt;
import org.woodgrain.campaign.property.PropertyDecider;
import org.woodgrain.campaign.realm.RealmDecider;
import org.woodgrain.campaign.realm.Seasons;
import org.woodgrain.campaign.referee.RefereeDecider;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.spells.Consequences;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.town.TownDecider;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.campaign.workshop.WorkshopDecider;
import org.woodgrain.dice.Dice;

/**
 * The game: one command in, events out, and events folded into the state.
 *
 * <p>Holds nothing but the book and the maps; safe for any number of threads.
 */
public final class Campaign {
    private final World world;

    public Campaign(World world) {
        this.world = world;
    }

    public World world() {
        return world;
    }

    /** Decides an order. A refused order has thrown no die and changed nothing. */
    public Decision decide(CampaignState state, Order order, Dice dice) {
        Optional<Refusal> refusal = check(world.now(state), state, order.seat(), order.command());
        if (refusal.isPresent()) {
            return new Decision.Refused(refusal.get());
        }
        Unfolding unfolding = new Unfolding(world.ruled(state), state, dice, new Consequences());
        carryOut(unfolding, order.seat(), order.command());
        if (order.command() instanceof ChatCommand) {
            return accepted(unfolding);
        }
        Learnt.settle(unfolding);
        Meetings.beginWanderers(unfolding);
        Hiding.settle(unfolding, state);
        Aftermath.settle(unfolding, state);
        Bearers.settle(unfolding);
        Mounting.settle(unfolding);
        Reviews.settle(unfolding, state);
        Months.settle(unfolding, state);
        Seasons.settle(unfolding, state);
        return accepted(unfolding);
    }

    private static Decision accepted(Unfolding unfolding) {
        List<Event> events = unfolding.close();
        return new Decision.Accepted(events, unfolding.state());
    }

    /** The state after an event. */
    public CampaignState evolve(CampaignState state, Event event) {
        return Evolve.apply(state, event);
    }

    private static Optional<Refusal> check(World world, CampaignState state, Seat seat, Command command) {
        if (state.id().isEmpty() && !(command instanceof BeginCommand)) {
            return Optional.of(new GeneralRefusal.NotNow("play", "the campaign has not begun"));
        }
        return switch (command) {
            case BeginCommand begin -> BeginDecider.check(world, state, seat, begin);
            case TownCommand town -> TownDecider.check(world, state, seat, town);
            case HandlingCommand handling -> HandlingDecider.check(world, state, seat, handling);
            case PropertyCommand property -> PropertyDecider.check(world, state, property);
            case DelveCommand delve -> DelveDecider.check(world, state, seat, delve);
            case MeetingCommand meeting -> MeetingDecider.check(world, state, seat, meeting);
            case MagicCommand magic -> MagicDecider.check(world, state, seat, magic);
            case HeirCommand heir -> HeirDecider.check(world, state, heir);
            case RealmCommand realm -> RealmDecider.check(world, state, realm);
            case HiringCommand hiring -> HiringDecider.check(world, state, hiring);
            case WorkshopCommand workshop -> WorkshopDecider.check(world, state, workshop);
            case LoreCommand lore -> LoreDecider.check(world, state, lore);
            case CaptiveCommand captive -> CaptiveDecider.check(world, state, captive);
            case ChatCommand chat -> ChatDecider.check(state, seat, chat);
            case RefereeCommand referee -> RefereeDecider.check(world, state, seat, referee);
        };
    }

    private static void carryOut(Unfolding unfolding, Seat seat, Command command) {
        switch (command) {
            case BeginCommand begin -> BeginDecider.carryOut(unfolding, begin);
            case TownCommand town -> TownDecider.carryOut(unfolding, town);
            case HandlingCommand handling -> HandlingDecider.carryOut(unfolding, seat, handling);
            case PropertyCommand property -> PropertyDecider.carryOut(unfolding, property);
            case DelveCommand delve -> DelveDecider.carryOut(unfolding, delve);
            case MeetingCommand meeting -> MeetingDecider.carryOut(unfolding, meeting);
            case MagicCommand magic -> MagicDecider.carryOut(unfolding, magic);
            case HeirCommand heir -> HeirDecider.carryOut(unfolding, heir);
            case RealmCommand realm -> RealmDecider.carryOut(unfolding, realm);
            case HiringCommand hiring -> HiringDecider.carryOut(unfolding, hiring);
            case WorkshopCommand workshop -> WorkshopDecider.carryOut(unfolding, workshop);
            case LoreCommand lore -> LoreDecider.carryOut(unfolding, lore);
            case CaptiveCommand captive -> CaptiveDecider.carryOut(unfolding, captive);
            case ChatCommand chat -> ChatDecider.carryOut(unfolding, seat, chat);
            case RefereeCommand referee -> RefereeDecider.carryOut(unfolding, referee);
        }
    }
}
