package org.woodgrain.lab.table;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Order;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.decide.Campaign;
import org.woodgrain.campaign.decide.Decision;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.evolve.Evolve;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.offers.Reading;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.view.FightViews;
import org.woodgrain.campaign.view.View;
import org.woodgrain.campaign.view.Views;
import org.woodgrain.dice.Dice;
import org.woodgrain.lab.player.FightingPlayer;

/** Plays a meeting to its end in the campaign itself. Not safe for several threads. */
final class Playout {
    /** A fight that goes on for longer is broken off. */
    static final int MOST_ROUNDS = 100;

    private static final int MOST_ORDERS = 3 * MOST_ROUNDS;
    private static final Seat SEAT = new Seat.Company();

    private final World world;
    private final Campaign campaign;
    private final Log log;
    private final FightingPlayer player;

    /** Who is told of each event, with the states before and after it. */
    @FunctionalInterface
    interface Log {
        Log NONE = (before, event, after) -> {};

        void tell(CampaignState before, Event event, CampaignState after);
    }

    Playout(World world, Log log) {
        this.world = world;
        this.campaign = new Campaign(world);
        this.log = log;
        this.player = new FightingPlayer(world.book());
    }

    /** Plays on from a state in which both sides have met, and tells how it ended. */
    Ended play(CampaignState from, Witness witness, Dice dice) {
        CampaignState state = from;
        for (int orders = 0; orders < MOST_ORDERS && goesOn(state, witness); orders++) {
            View view = view(state);
            if (view.offers().isEmpty()) {
                break;
            }
            Pick pick = player.next(view);
            if (!(Actions.read(world, state, SEAT, pick) instanceof Reading.Understood understood)
                    || !(campaign.decide(state, new Order("o", SEAT, understood.command()), dice)
                            instanceof Decision.Accepted accepted)) {
                player.refused();
                continue;
            }
            state = fold(state, accepted.events(), witness);
        }
        if (witness.how().isEmpty()) {
            witness.settle(state);
        }
        return ended(state, witness);
    }

    /** Only what a fight needs, as long as there is one: the whole view takes far longer. */
    private View view(CampaignState state) {
        return FightViews.of(world, state, SEAT).orElseGet(() -> Views.of(world, state, SEAT));
    }

    /** The state after events, up to the end of the fight. */
    CampaignState fold(CampaignState from, List<Event> events, Witness witness) {
        CampaignState state = from;
        for (Event event : events) {
            CampaignState before = state;
            witness.sees(before, event);
            state = Evolve.apply(before, event);
            log.tell(before, event, state);
            if (witness.how().isPresent()) {
                // what comes after the fight is another story
                break;
            }
        }
        return state;
    }

    private static boolean goesOn(CampaignState state, Witness witness) {
        Optional<Encounter> meeting = state.encounter();
        return meeting.isPresent()
                && witness.how().isEmpty()
                && witness.rounds < MOST_ROUNDS
                && meeting.get().phase() != Encounter.Phase.YIELDED
                && meeting.get().phase() != Encounter.Phase.ROUT;
    }

    private static Ended ended(CampaignState state, Witness witness) {
        Optional<String> how = witness.how();
        if (how.isPresent()) {
            return switch (how.get()) {
                case "victory" -> Ended.VICTORY;
                case "driven-off" -> Ended.DRIVEN_OFF;
                case "lost" -> Ended.LOST;
                default -> Ended.PARTED;
            };
        }
        return switch (state.encounter().map(Encounter::phase).orElse(Encounter.Phase.BATTLE)) {
            case YIELDED -> witness.any(1, Fate.TAKEN) ? Ended.YIELDED : Ended.VICTORY;
            case ROUT -> Ended.DRIVEN_OFF;
            case WARNED, FREE_SEGMENT, INTENT, PARLEY, BATTLE, PURSUIT -> Ended.UNENDED;
        };
    }
}
