package org.woodgrain.cli.progress;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Lets an interrupt from the keyboard end a piece of work early instead of losing it. */
public final class Interruption implements AutoCloseable {
    private static final int PATIENCE = 10;

    private final CountDownLatch printed = new CountDownLatch(1);
    private final Thread hook;

    /** From now on an interrupt asks for an end, and waits until this is closed. */
    public Interruption(Runnable stop) {
        hook = new Thread(() -> {
            stop.run();
            try {
                if (!printed.await(PATIENCE, TimeUnit.SECONDS)) {
                    Thread.currentThread().interrupt();
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
