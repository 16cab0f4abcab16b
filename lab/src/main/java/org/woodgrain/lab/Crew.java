package org.woodgrain.lab;

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
import java.util.function.Supplier;

/**
 * Numbered pieces of work, from 1, shared among threads in blocks that are begun in order and finished, so that what is
 * done when it is stopped is always the first so many.
 *
 * @param <R> what a thread has to show for its part
 */
public final class Crew<R> {
    private static final int WATCH = 250;

    private final long pieces;
    private final int block;
    private final Supplier<Hand<R>> hire;
    private final AtomicLong next = new AtomicLong();
    private final AtomicLong done = new AtomicLong();
    private final AtomicBoolean stopped = new AtomicBoolean();

    /**
     * One thread's worker.
     *
     * @param <R> what it has to show in the end
     */
    public interface Hand<R> {
        /** Does one piece. */
        void work(long number);

        R result();
    }

    public Crew(long pieces, int block, Supplier<Hand<R>> hire) {
        this.pieces = pieces;
        this.block = block;
        this.hire = hire;
    }

    /** Begins no more blocks; what is done is kept. */
    public void stop() {
        stopped.set(true);
    }

    /**
     * Does them.
     *
     * @param threads at least 1
     * @param watcher told now and then, on the caller's thread, how many are done
     */
    public List<R> run(int threads, LongConsumer watcher) {
        int hands = (int) Math.min(threads, Math.max(1, pieces));
        ExecutorService workers = Executors.newFixedThreadPool(hands, work -> {
            Thread thread = new Thread(work, "lab");
            thread.setDaemon(true);
            return thread;
        });
        try {
            List<Future<R>> parts = new ArrayList<>();
            for (int i = 0; i < hands; i++) {
                parts.add(workers.submit(this::share));
            }
            List<R> results = new ArrayList<>();
            for (Future<R> part : parts) {
                results.add(await(part, watcher));
            }
            return results;
        } finally {
            workers.shutdownNow();
        }
    }

    private R await(Future<R> part, LongConsumer watcher) {
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

    private R share() {
        Hand<R> hand = hire.get();
        while (!stopped.get()) {
            long from = next.getAndAdd(block);
            if (from >= pieces) {
                break;
            }
            long to = Math.min(pieces, from + block);
            for (long number = from + 1; number <= to; number++) {
                hand.work(number);
            }
            done.addAndGet(to - from);
        }
        return hand.result();
    }
}
