package org.woodgrain.lab.bench;

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
    private static final int WARM = 60;

    private final Delve delve = Delve.play();
    private final Campaign campaign = new Campaign(delve.world());
    private CampaignState state = Evolve.NOTHING;
    private Dice dice = Delve.dice();
    private int next;

    /**
     * Plays it through often enough for the machine to have compiled what it will go on using, however busy it is, and
     * sees that it ends as it was recorded.
     */
    @Setup
    public void check() {
        for (int i = 0; i < WARM * delve.playing().orders().size(); i++) {
            command();
        }
        if (!state.equals(delve.playing().state())) {
            throw new IllegalStateException("the delve ended differently when it was played again");
        }
    }

    /** One order. */
    @Benchmark
    public CampaignState command() {
        if (next == delve.playing().orders().size()) {
            state = Evolve.NOTHING;
            dice = Delve.dice();
            next = 0;
        }
        Order order = delve.playing().orders().get(next++);
        if (campaign.decide(state, order, dice) instanceof Decision.Accepted accepted) {
            state = Evolve.applyAll(state, accepted.events());
        }
        return state;
    }
}
