package org.woodgrain.server.lab;

import java.util.function.LongConsumer;
import org.woodgrain.lab.expeditions.Expeditions;
import org.woodgrain.lab.expeditions.ExpeditionsException;
import org.woodgrain.lab.expeditions.Findings;
import org.woodgrain.lab.fights.FightsException;

/** Plays the campaigns that were asked for. */
final class ExpeditionsWork implements Job.Work<Findings> {
    private final Expeditions expeditions;

    ExpeditionsWork(Expeditions expeditions) {
        this.expeditions = expeditions;
    }

    @Override
    public long parts() {
        return expeditions.all();
    }

    @Override
    public String what() {
        return "campaigns";
    }

    @Override
    public Findings run(LongConsumer watcher) {
        try {
            return expeditions.run(FightsWork.threads(), watcher);
        } catch (ExpeditionsException unfit) {
            throw new FightsException(String.valueOf(unfit.getMessage()));
        }
    }

    @Override
    public void stop() {
        expeditions.abandon();
    }
}
