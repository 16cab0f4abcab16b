package org.woodgrain.lab.fights;

import java.util.function.LongConsumer;
import org.woodgrain.lab.Crew;

/** Many fights of one setting, numbered from 1, shared among threads; their number changes nothing. */
public final class Simulation {
    private static final int BLOCK = 256;
    private static final int TRIALS = 20;

    private final Setting setting;
    private final long seed;
    private final long fights;
    private final Crew<Tally> crew;

    public Simulation(Setting setting, long seed, long fights) {
        this.setting = setting;
        this.seed = seed;
        this.fights = fights;
        this.crew = new Crew<>(fights, BLOCK, () -> new Fighting(setting, seed));
    }

    /** Begins no more fights; what is done is kept, and is the same as if only so many had been asked for. */
    public void stop() {
        crew.stop();
    }

    /**
     * Fights them.
     *
     * @param threads at least 1
     * @param watcher told now and then, on the caller's thread, how many are done
     * @throws FightsException if the fights have no end
     */
    public Tally run(int threads, LongConsumer watcher) {
        mustEnd();
        Tally all = new Tally(setting.matchup());
        crew.run(threads, watcher).forEach(all::add);
        return all;
    }

    private static final class Fighting implements Crew.Hand<Tally> {
        private final Arena arena;
        private final Tally tally;

        Fighting(Setting setting, long seed) {
            arena = new Arena(setting, seed);
            tally = new Tally(setting.matchup());
        }

        @Override
        public void work(long number) {
            arena.fight(number);
            tally.add(arena);
        }

        @Override
        public Tally result() {
            return tally;
        }
    }

    private void mustEnd() {
        Fighting trial = new Fighting(setting, seed);
        for (long number = 1; number <= Math.min(TRIALS, fights); number++) {
            trial.work(number);
        }
        Tally tally = trial.result();
        if (tally.unended() == tally.fights()) {
            throw new FightsException("this fight cannot end: after " + Arena.MOST_ROUNDS
                    + " rounds both sides still stand in every one of the first " + tally.fights()
                    + " fights; perhaps they are hurt only by silver, magic or fire, or neither will come to blows");
        }
    }
}
