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
    private static final int ORDERS = 1200;
    private static final long FIRST_SEED = 11;
    private static final int GAMES = 20;

    private final List<Event> events = events();

    /** Of the first game in which so much happens: a company that fares badly may stay at home. */
    private static List<Event> events() {
        for (long seed = FIRST_SEED; seed < FIRST_SEED + GAMES; seed++) {
            List<Event> all = Delve.play(seed, ORDERS).playing().events();
            if (all.size() >= EVENTS) {
                return all.subList(0, EVENTS);
            }
        }
        throw new IllegalStateException("in no game did so much happen");
    }

    @Benchmark
    public CampaignState fold() {
        return Evolve.applyAll(Evolve.NOTHING, events);
    }
}
