package org.woodgrain.server.lab;

import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.LongConsumer;
import org.woodgrain.lab.fights.FightsException;

/**
 * One question that is being worked on, or has been.
 *
 * @param <T> its answer
 */
public final class Job<T> {
    private static final double NANOS = 1e9;

    private final Work<T> work;
    private final long begun = System.nanoTime();
    private final CountDownLatch ended = new CountDownLatch(1);
    private volatile long done;
    private volatile Optional<T> answer = Optional.empty();
    private volatile String fault = "";

    /**
     * What is to be done.
     *
     * @param <T> what comes of it
     */
    interface Work<T> {
        /** Of how many parts it is; they are counted as they are done. */
        long parts();

        /** What the parts are: "fights". */
        String what();

        /**
         * Does it.
         *
         * @throws FightsException if the question has no answer
         */
        T run(LongConsumer watcher);

        /** Asks it to end early with what is done. */
        void stop();
    }

    Job(Work<T> work) {
        this.work = work;
    }

    void run() {
        try {
            answer = Optional.of(work.run(count -> done = count));
        } catch (FightsException unfit) {
            fault = String.valueOf(unfit.getMessage());
        } finally {
            if (answer.isEmpty() && fault.isEmpty()) {
                fault = "something broke while it was worked out";
            }
            ended.countDown();
        }
    }

    void stop() {
        work.stop();
    }

    /** Waits for so long at most, and tells whether it has ended. */
    boolean ended(long milliseconds) {
        try {
            return ended.await(milliseconds, TimeUnit.MILLISECONDS);
        } catch (InterruptedException leaving) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** For how long it has been worked on. */
    double seconds() {
        return (System.nanoTime() - begun) / NANOS;
    }

    public Optional<T> answer() {
        return answer;
    }

    /** Why there is no answer; empty if there is one, or may be one yet. */
    public String fault() {
        return fault;
    }

    public long done() {
        return done;
    }

    public long parts() {
        return work.parts();
    }

    /** What the parts are. */
    public String what() {
        return work.what();
    }

    /** Seconds until it will have ended, as far as can be told; -1 if that is not known yet. */
    public long left() {
        return done == 0 ? -1 : Math.round(seconds() * (work.parts() - done) / done);
    }
}
