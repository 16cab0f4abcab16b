package org.woodgrain.server.lab;

import java.util.function.LongConsumer;
import org.woodgrain.lab.figures.Fought;
import org.woodgrain.lab.figures.Trial;

/** Fights what was asked. */
final class FightsWork implements Job.Work<Fought> {
    private final long fights;
    private final Trial trial;

    FightsWork(FightsForm.Asked asked) {
        fights = asked.fights();
        trial = Trial.of(asked.venue(), asked.seed(), asked.fights());
    }

    /** How many threads one question gets, so that the tables go on. */
    static int threads() {
        return Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
    }

    @Override
    public long parts() {
        return fights;
    }

    @Override
    public String what() {
        return "fights";
    }

    @Override
    public Fought run(LongConsumer watcher) {
        return trial.run(threads(), watcher);
    }

    @Override
    public void stop() {
        trial.stop();
    }
}
