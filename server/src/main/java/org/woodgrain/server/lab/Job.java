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
    private static final int MINUTE = 60;
    /** From so many seconds on, minutes are told. */
    private static final int MINUTES = 100;

    private final String question;
    private final Work<T> work;
    private final long begun = System.nanoTime();
    private final CountDownLatch ended = new CountDownLatch(1);
    private volatile long done;
    private volatile Optional<T> answer = Optional.empty();
    private volatile String fault = "";
    private volatile boolean stopped;
    private volatile boolean late;

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

    /** A job for a question, that is all that its answer depends on. */
    Job(String question, Work<T> work) {
        this.question = question;
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

    /** Ends it early, as somebody wants it; what is done is kept. */
    void stop() {
        stopped = true;
        work.stop();
    }

    /** Ends it early, as its time is up; what is done is kept. */
    void timeUp() {
        late = true;
        work.stop();
    }

    /** All that the answer depends on. */
    public String question() {
        return question;
    }

    /** Whether somebody has had it stopped. */
    public boolean stopped() {
        return stopped;
    }

    /** Whether it ended, or will end, with less than was asked for. */
    public boolean early() {
        return stopped || late;
    }

    /** Whether it can be ended early with something to keep. */
    public boolean parted() {
        return work.parts() > 1;
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

    /** The time until it will have ended, such as {@code 40 s} or {@code 3 min}. */
    public String time() {
        return left() < MINUTES ? Math.max(1, left()) + " s" : Math.ceilDiv(left(), MINUTE) + " min";
    }
}
