package org.woodgrain.server.lab;

import java.util.function.LongConsumer;
import org.woodgrain.lab.fights.Simulation;
import org.woodgrain.lab.figures.Outcome;

/** Fights what was asked. */
final class FightsWork implements Job.Work<Outcome> {
    private final FightsForm.Asked asked;
    private final Simulation simulation;

    FightsWork(FightsForm.Asked asked) {
        this.asked = asked;
        simulation = new Simulation(asked.setting(), asked.seed(), asked.fights());
    }

    /** How many threads one question gets, so that the tables go on. */
    static int threads() {
        return Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
    }

    @Override
    public long parts() {
        return asked.fights();
    }

    @Override
    public String what() {
        return "fights";
    }

    @Override
    public Outcome run(LongConsumer watcher) {
        return new Outcome(
                asked.setting(), asked.profile(), asked.seed(), asked.fights(), simulation.run(threads(), watcher));
    }

    @Override
    public void stop() {
        simulation.stop();
    }
}
