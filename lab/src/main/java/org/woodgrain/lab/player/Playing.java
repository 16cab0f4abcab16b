package org.woodgrain.lab.player;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.BeginCommand;
import org.woodgrain.campaign.command.Order;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.decide.Campaign;
import org.woodgrain.campaign.decide.Decision;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.evolve.Evolve;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.offers.Reading;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.view.Views;
import org.woodgrain.dice.Dice;
import org.woodgrain.rules.Ruleset;

/**
 * A campaign played in memory by an automatic player.
 *
 * @param state how it stands in the end
 * @param picks what was picked, in order
 * @param orders what was ordered, in order, from the beginning of the campaign on
 * @param events what happened, in order
 * @param refusals orders that were refused
 */
public record Playing(
        CampaignState state, List<Pick> picks, List<Order> orders, List<Event> events, List<Refusal> refusals) {
    public Playing {
        picks = List.copyOf(picks);
        orders = List.copyOf(orders);
        events = List.copyOf(events);
        refusals = List.copyOf(refusals);
    }

    /**
     * Plays from the beginning.
     *
     * @param most orders at the most
     * @param done when to stop earlier
     */
    public static Playing of(
            World world, Ruleset ruleset, Dice dice, Player player, int most, Predicate<CampaignState> done) {
        Campaign campaign = new Campaign(world);
        Seat seat = new Seat.Company();
        List<Pick> picks = new ArrayList<>();
        List<Order> orders = new ArrayList<>();
        List<Event> events = new ArrayList<>();
        List<Refusal> refusals = new ArrayList<>();
        orders.add(new Order("0", seat, new BeginCommand.Begin("played", "Played", ruleset, "")));
        CampaignState state =
                fold(Evolve.NOTHING, campaign.decide(Evolve.NOTHING, orders.getFirst(), dice), events, refusals);
        for (int i = 1; i <= most && !done.test(state); i++) {
            Pick pick = player.next(Views.of(world, state, seat));
            picks.add(pick);
            if (Actions.read(world, state, seat, pick) instanceof Reading.Understood understood) {
                Order order = new Order(Integer.toString(i), seat, understood.command());
                orders.add(order);
                state = fold(state, campaign.decide(state, order, dice), events, refusals);
            }
        }
        return new Playing(state, picks, orders, events, refusals);
    }

    private static CampaignState fold(
            CampaignState state, Decision decision, List<Event> events, List<Refusal> refusals) {
        return switch (decision) {
            case Decision.Accepted accepted -> {
                events.addAll(accepted.events());
                yield Evolve.applyAll(state, accepted.events());
            }
            case Decision.Refused refused -> {
                refusals.add(refused.refusal());
                yield state;
            }
        };
    }
}
