package org.woodgrain.cli.progress;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Lets an interrupt from the keyboard end a piece of work early instead of losing it. */
public final class Interruption implements AutoCloseable {
    /** Seconds in which what is in hand may be finished. */
    private static final int GRACE = 4;

    /** Seconds in which what is done is to be printed. */
    private static final int PATIENCE = 10;

    private final CountDownLatch printed = new CountDownLatch(1);
    private final Thread hook;

    /** From now on an interrupt asks for an end, and waits until this is closed. */
    public Interruption(Runnable stop) {
        this(stop, () -> {});
    }

    /**
     * From now on an interrupt asks for an end, and waits until this is closed.
     *
     * @param stop begins nothing more
     * @param abandon leaves what is in hand, if it takes too long to finish it
     */
    public Interruption(Runnable stop, Runnable abandon) {
        hook = new Thread(() -> {
            stop.run();
            try {
                if (!printed.await(GRACE, TimeUnit.SECONDS)) {
                    abandon.run();
                    if (!printed.await(PATIENCE, TimeUnit.SECONDS)) {
                        Thread.currentThread().interrupt();
                    }
                }
            } catch (InterruptedException again) {
                Thread.currentThread().interrupt();
            }
        });
        Runtime.getRuntime().addShutdownHook(hook);
    }

    @Override
    public void close() {
        printed.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException _) {
            // the interrupt has come, and the hook ends by itself now
        }
    }
}
