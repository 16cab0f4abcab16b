package org.woodgrain.lab.player;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.BeginCommand;
import org.woodgrain.campaign.command.Order;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.command.TownCommand;
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

/** A campaign in memory that an automatic player plays pick by pick. Not safe for several threads. */
public final class Game {
    private static final Seat SEAT = new Seat.Company();

    private final World world;
    private final Campaign campaign;
    private final Dice dice;
    private final Player player;
    private final List<TownCommand.Companion> company;
    private CampaignState state = Evolve.NOTHING;
    private int picks;

    public Game(World world, Dice dice, Player player) {
        this(world, dice, player, List.of());
    }

    /**
     * A campaign of a company of one's own choice.
     *
     * @param company who is rolled up whenever the player calls a ready company; the usual one if empty
     */
    public Game(World world, Dice dice, Player player, List<TownCommand.Companion> company) {
        this.company = List.copyOf(company);
        this.world = world;
        this.campaign = new Campaign(world);
        this.dice = dice;
        this.player = player;
    }

    /**
     * One thing that was done.
     *
     * @param pick what the player took up; empty for the beginning
     * @param order what it was understood to be; empty if it was not understood
     * @param before how things stood
     * @param events what came of it; none if it was refused
     * @param refusal why it was refused; empty if it was not
     */
    public record Move(
            Optional<Pick> pick,
            Optional<Order> order,
            CampaignState before,
            List<Event> events,
            Optional<Refusal> refusal) {
        public Move {
            events = List.copyOf(events);
        }
    }

    /** How it stands now. */
    public CampaignState state() {
        return state;
    }

    /** Begins the campaign. */
    public Move begin(BeginCommand.Begin begin) {
        return decide(Optional.empty(), new Order("begin", new Seat.Referee(), begin));
    }

    /** Lets the player take up one offer. */
    public Move play() {
        Pick pick = player.next(Views.of(world, state, SEAT));
        picks++;
        if (pick.offer().equals(CarefulPlayer.RANKS)) {
            return decide(
                    Optional.of(pick), new Order(Integer.toString(picks), SEAT, new TownCommand.ReadyCompany(company)));
        }
        return Actions.read(world, state, SEAT, pick) instanceof Reading.Understood understood
                ? decide(Optional.of(pick), new Order(Integer.toString(picks), SEAT, understood.command()))
                : new Move(Optional.of(pick), Optional.empty(), state, List.of(), Optional.empty());
    }

    private Move decide(Optional<Pick> pick, Order order) {
        CampaignState before = state;
        return switch (campaign.decide(before, order, dice)) {
            case Decision.Accepted accepted -> {
                state = accepted.after();
                yield new Move(pick, Optional.of(order), before, accepted.events(), Optional.empty());
            }
            case Decision.Refused refused ->
                new Move(pick, Optional.of(order), before, List.of(), Optional.of(refused.refusal()));
        };
    }
}
