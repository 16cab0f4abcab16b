package org.woodgrain.journal.table;

import java.time.InstantSource;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.LongConsumer;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Order;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.decide.Campaign;
import org.woodgrain.campaign.decide.Decision;
import org.woodgrain.campaign.evolve.Evolve;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Seal;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.SealedDice;
import org.woodgrain.journal.Appended;
import org.woodgrain.journal.Charter;
import org.woodgrain.journal.Journal;
import org.woodgrain.journal.Meta;
import org.woodgrain.journal.Recorded;
import org.woodgrain.journal.Span;

/**
 * One open campaign: orders come in one at a time, are decided, written down, and only then shown.
 *
 * <p>Keeps nothing that the log cannot rebuild. Another process may play the same campaign: what it has written is read
 * before each order is decided, and whenever {@link #refresh} is called. Safe for any number of threads.
 */
public final class Table {
    private final Journal journal;
    private final Campaign campaign;
    private final Charter charter;
    private final InstantSource clock;
    private final Past past = new Past();
    private final List<LongConsumer> onlookers = new CopyOnWriteArrayList<>();
    private volatile Position position = new Position(0, Evolve.NOTHING);

    Table(Journal journal, World world, Charter charter, InstantSource clock) {
        this.journal = journal;
        this.campaign = new Campaign(world);
        this.charter = charter;
        this.clock = clock;
        catchUp();
    }

    public String id() {
        return charter.id();
    }

    public String name() {
        return charter.name();
    }

    public World world() {
        return campaign.world();
    }

    /** How things stand now, as far as this process knows. */
    public Position now() {
        return position;
    }

    /** Decides an order and writes down what comes of it; an order id that was carried out before is not repeated. */
    public Outcome submit(Order order) {
        Outcome outcome = decide(order);
        if (outcome instanceof Outcome.Accepted) {
            tellOnlookers();
        }
        return outcome;
    }

    /** Reads what another process has written. */
    public void refresh() {
        if (catchUp()) {
            tellOnlookers();
        }
    }

    /**
     * The last lines of a seat's log, oldest first.
     *
     * @param end only of events before this number
     */
    public synchronized List<LogLine> last(Seat seat, long end, int count) {
        return past.last(journal, charter.id(), world(), seat, end, count);
    }

    /** Lines of a seat's log from an event on, oldest first; at most those of the last thousand events. */
    public synchronized List<LogLine> since(Seat seat, long from) {
        return past.lines(world(), seat, new Span(from, position.next()));
    }

    /** Calls back with the number of events whenever there are more; closing the result ends that. */
    public Watch watch(LongConsumer onlooker) {
        onlookers.add(onlooker);
        return () -> onlookers.remove(onlooker);
    }

    private synchronized Outcome decide(Order order) {
        while (true) {
            catchUp();
            Optional<Span> before = journal.order(charter.id(), order.id());
            if (before.isPresent()) {
                return accepted(order.seat(), before.get());
            }
            CampaignState state = position.state();
            switch (campaign.decide(state, order, dice(state.seal()))) {
                case Decision.Refused refused -> {
                    return new Outcome.Refused(refused.refusal());
                }
                case Decision.Accepted accepted -> {
                    Meta meta = new Meta(order.id(), clock.instant());
                    Appended appended = journal.append(charter.id(), position.next(), accepted.events(), meta);
                    if (!(appended instanceof Appended.Conflict)) {
                        catchUp();
                        return accepted(order.seat(), span(appended));
                    }
                }
            }
        }
    }

    private static Span span(Appended appended) {
        return switch (appended) {
            case Appended.Written written -> written.span();
            case Appended.Repeated repeated -> repeated.span();
            case Appended.Conflict conflict -> new Span(conflict.next(), conflict.next());
        };
    }

    private Outcome accepted(Seat seat, Span span) {
        return new Outcome.Accepted(span, past.lines(world(), seat, span));
    }

    private synchronized boolean catchUp() {
        List<Recorded> more = journal.read(charter.id(), position.next());
        CampaignState state = position.state();
        for (Recorded recorded : more) {
            CampaignState after = Evolve.apply(state, recorded.event());
            past.add(new Step(recorded, state, after));
            state = after;
        }
        if (more.isEmpty()) {
            return false;
        }
        position = new Position(more.getLast().number() + 1, state);
        return true;
    }

    private Dice dice(Seal seal) {
        byte[] secret = HexFormat.of().parseHex(charter.secret());
        return SealedDice.resuming(secret, seal.referee(), seal.players(), seal.content(), seal.talk());
    }

    private void tellOnlookers() {
        long next = position.next();
        onlookers.forEach(onlooker -> onlooker.accept(next));
    }

    /** Somebody looking on. */
    @FunctionalInterface
    public interface Watch extends AutoCloseable {
        @Override
        void close();
    }
}
