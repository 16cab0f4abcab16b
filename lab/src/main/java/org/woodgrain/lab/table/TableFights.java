package org.woodgrain.lab.table;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.woodgrain.campaign.command.Order;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.decide.Campaign;
import org.woodgrain.campaign.decide.Decision;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.evolve.Evolve;
import org.woodgrain.campaign.meeting.Arranged;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.offers.Reading;
import org.woodgrain.campaign.spells.Consequences;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.campaign.view.FightViews;
import org.woodgrain.campaign.view.View;
import org.woodgrain.campaign.view.Views;
import org.woodgrain.dice.FastDice;
import org.woodgrain.lab.player.FightingPlayer;

/**
 * Where one thread fights the fights of a setting at the table; each has dice of its own, by the seed and its number.
 */
final class TableFights {
    /** A fight that goes on for longer is broken off. */
    static final int MOST_ROUNDS = 100;

    private static final int MOST_ORDERS = 3 * MOST_ROUNDS;
    private static final Seat SEAT = new Seat.Company();

    private final TableSetting setting;
    private final Campaign campaign;
    private final FastDice dice;
    private final Log log;
    private final FightingPlayer player;

    /** Who is told of each event, with the states before and after it. */
    @FunctionalInterface
    interface Log {
        Log NONE = (before, event, after) -> {};

        void tell(CampaignState before, Event event, CampaignState after);
    }

    TableFights(TableSetting setting, long seed, Log log) {
        this.setting = setting;
        this.campaign = new Campaign(setting.world());
        this.dice = FastDice.seeded(seed);
        this.log = log;
        this.player = new FightingPlayer(setting.world().book());
    }

    /** One fight that is over. */
    record Result(Witness witness, Ended ended) {}

    /** Fights the fight of a number to its end. */
    Result fight(long number, BiConsumer<CampaignState, List<Foe>> opened) {
        dice.turnTo(number);
        CampaignState state = setting.drawnUp(dice);
        Unfolding u = new Unfolding(setting.world(), state, dice, new Consequences());
        List<Foe> foes = setting.foes().thrown(u);
        Witness witness = new Witness(state, foes);
        opened.accept(state, foes);
        Arranged.begin(
                u,
                foes,
                setting.hall().foes(),
                setting.terms().feet(),
                setting.terms().surprise().of(setting.companySide()));
        state = fold(state, u.close(), witness);
        for (int orders = 0; orders < MOST_ORDERS && goesOn(state, witness); orders++) {
            Pick pick = player.next(view(state));
            if (!(Actions.read(setting.world(), state, SEAT, pick) instanceof Reading.Understood understood)
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
        return new Result(witness, ended(state, witness));
    }

    /** Only what a fight needs, as long as there is one: the whole view takes far longer. */
    private View view(CampaignState state) {
        return FightViews.of(setting.world(), state, SEAT).orElseGet(() -> Views.of(setting.world(), state, SEAT));
    }

    private CampaignState fold(CampaignState from, List<Event> events, Witness witness) {
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
