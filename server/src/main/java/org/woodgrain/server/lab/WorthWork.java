package org.woodgrain.server.lab;

import java.util.function.LongConsumer;
import org.woodgrain.lab.equivalents.Ranking;
import org.woodgrain.lab.equivalents.Weighing;
import org.woodgrain.rules.rulebook.Rulebook;

/** Weighs what was asked. */
final class WorthWork implements Job.Work<Ranking> {
    private final long monsters;
    private final Weighing weighing;

    WorthWork(Rulebook book, WorthForm.Asked asked) {
        monsters = asked.monsters().size();
        weighing = new Weighing(book, asked.yardstick(), asked.monsters());
    }

    @Override
    public long parts() {
        return monsters;
    }

    @Override
    public String what() {
        return monsters == 1 ? "monster" : "monsters";
    }

    @Override
    public Ranking run(LongConsumer watcher) {
        return weighing.run(FightsWork.threads(), watcher);
    }

    @Override
    public void stop() {
        weighing.abandon();
    }
}
