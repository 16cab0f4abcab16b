package org.woodgrain.lab.fights;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;

/** Many fights of one setting, numbered from 1, shared among threads; their number changes nothing. */
public final class Simulation {
    private static final int BLOCK = 256;
    private static final int TRIALS = 20;
    private static final int WATCH = 250;

    private final Setting setting;
    private final long seed;
    private final long fights;
    private final AtomicLong next = new AtomicLong();
    private final AtomicLong done = new AtomicLong();
    private final AtomicBoolean stopped = new AtomicBoolean();

    public Simulation(Setting setting, long seed, long fights) {
        this.setting = setting;
        this.seed = seed;
        this.fights = fights;
    }

    /** Begins no more fights; what is done is kept, and is the same as if only so many had been asked for. */
    public void stop() {
        stopped.set(true);
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
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        try {
            List<Future<Tally>> parts = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                parts.add(workers.submit(this::share));
            }
            Tally all = new Tally(setting.matchup());
            for (Future<Tally> part : parts) {
                all.add(await(part, watcher));
            }
            return all;
        } finally {
            workers.shutdownNow();
        }
    }

    private Tally await(Future<Tally> part, LongConsumer watcher) {
        while (true) {
            try {
                return part.get(WATCH, TimeUnit.MILLISECONDS);
            } catch (TimeoutException notYet) {
                watcher.accept(done.get());
            } catch (InterruptedException asked) {
                stop();
            } catch (ExecutionException fault) {
                throw new IllegalStateException(fault.getCause());
            }
        }
    }

    /** Blocks are begun in order and finished, so that what is done is always the first so many fights. */
    private Tally share() {
        Arena arena = new Arena(setting, seed);
        Tally tally = new Tally(setting.matchup());
        while (!stopped.get()) {
            long from = next.getAndAdd(BLOCK);
            if (from >= fights) {
                break;
            }
            long to = Math.min(fights, from + BLOCK);
            for (long number = from + 1; number <= to; number++) {
                arena.fight(number);
                tally.add(arena);
            }
            done.addAndGet(to - from);
        }
        return tally;
    }

    private void mustEnd() {
        Arena arena = new Arena(setting, seed);
        Tally tally = new Tally(setting.matchup());
        for (long number = 1; number <= Math.min(TRIALS, fights); number++) {
            arena.fight(number);
            tally.add(arena);
        }
        if (tally.unended() == tally.fights()) {
            throw new FightsException("this fight cannot end: after " + Arena.MOST_ROUNDS
                    + " rounds both sides still stand in every one of the first " + tally.fights()
                    + " fights; perhaps they are hurt only by silver, magic or fire, or neither will come to blows");
        }
    }
}
