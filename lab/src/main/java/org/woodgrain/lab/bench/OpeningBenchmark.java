package org.woodgrain.lab.bench;

import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.evolve.Evolve;
import org.woodgrain.campaign.state.CampaignState;

/** A campaign opened by folding ten thousand events. */
@State(Scope.Thread)
public class OpeningBenchmark {
    private static final int EVENTS = 10_000;
    private static final int ORDERS = 1600;
    private static final int MOST_ORDERS = 16 * ORDERS;

    private final List<Event> events = events();

    /** Of a game as long as it takes: little happens while a company that fared badly heals at home. */
    private static List<Event> events() {
        for (int orders = ORDERS; orders <= MOST_ORDERS; orders *= 2) {
            List<Event> all = Delve.play(Delve.SEED, orders).playing().events();
            if (all.size() >= EVENTS) {
                return all.subList(0, EVENTS);
            }
        }
        throw new IllegalStateException("too little happened in the longest game");
    }

    @Benchmark
    public CampaignState fold() {
        return Evolve.applyAll(Evolve.NOTHING, events);
    }
}
