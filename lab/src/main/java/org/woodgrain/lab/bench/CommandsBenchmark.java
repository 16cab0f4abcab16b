package org.woodgrain.lab.bench;

import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.woodgrain.campaign.command.Order;
import org.woodgrain.campaign.decide.Campaign;
import org.woodgrain.campaign.decide.Decision;
import org.woodgrain.campaign.evolve.Evolve;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.dice.Dice;

/** Orders of a delve decided and applied in memory, one after the other and from the beginning again. */
@State(Scope.Thread)
public class CommandsBenchmark {
    private static final int WARM = 1_000;

    private final Delve delve = Delve.play();
    private final Campaign campaign = new Campaign(delve.world());
    private CampaignState state = Evolve.NOTHING;
    private Dice dice = Delve.dice();
    private int next;

    /** Nanoseconds that went into each kind of order; only how they stand to each other counts. */
    @AuxCounters(AuxCounters.Type.EVENTS)
    @State(Scope.Thread)
    public static class Spent {
        public long battle;
        public long walk;
        public long door;
        public long search;
        public long meeting;
        public long camp;
        public long town;

        void add(CommandKind kind, long nanos) {
            switch (kind) {
                case BATTLE -> battle += nanos;
                case WALK -> walk += nanos;
                case DOOR -> door += nanos;
                case SEARCH -> search += nanos;
                case MEETING -> meeting += nanos;
                case CAMP -> camp += nanos;
                case TOWN -> town += nanos;
            }
        }
    }

    /** Plays it through often enough for the machine to have compiled what it will go on using, however busy it is. */
    @Setup
    public void warm() {
        for (int i = 0; i < WARM; i++) {
            playThrough();
        }
    }

    /** Plays it through once, and sees that it ends as it was recorded. */
    void playThrough() {
        Spent spent = new Spent();
        for (int i = 0; i < delve.playing().orders().size(); i++) {
            command(spent);
        }
        if (!state.equals(delve.playing().state())) {
            throw new IllegalStateException("the delve ended differently when it was played again");
        }
    }

    /** One order. */
    @Benchmark
    public CampaignState command(Spent spent) {
        if (next == delve.playing().orders().size()) {
            state = Evolve.NOTHING;
            dice = Delve.dice();
            next = 0;
        }
        Order order = delve.playing().orders().get(next++);
        long start = System.nanoTime();
        if (campaign.decide(state, order, dice) instanceof Decision.Accepted accepted) {
            state = accepted.after();
        }
        spent.add(CommandKind.of(order.command()), System.nanoTime() - start);
        return state;
    }
}
