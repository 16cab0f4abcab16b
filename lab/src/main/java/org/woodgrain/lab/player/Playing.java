package org.woodgrain.lab.player;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.BeginCommand;
import org.woodgrain.campaign.command.Order;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.CampaignState;
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
        Game game = new Game(world, dice, player);
        List<Pick> picks = new ArrayList<>();
        List<Order> orders = new ArrayList<>();
        List<Event> events = new ArrayList<>();
        List<Refusal> refusals = new ArrayList<>();
        Game.Move move = game.begin(new BeginCommand.Begin("played", "Played", ruleset, ""));
        for (int i = 0; ; i++) {
            move.pick().ifPresent(picks::add);
            move.order().ifPresent(orders::add);
            events.addAll(move.events());
            move.refusal().ifPresent(refusals::add);
            if (i >= most || done.test(game.state())) {
                return new Playing(game.state(), picks, orders, events, refusals);
            }
            move = game.play();
        }
    }
}
