package org.woodgrain.server.live;

import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.stereotype.Component;
import org.woodgrain.journal.JournalException;
import org.woodgrain.journal.table.Tables;

/** Looks several times a second whether another process, such as a terminal, has played on. */
@Component
final class Lookout implements SmartLifecycle {
    private static final Logger LOG = LoggerFactory.getLogger(Lookout.class);
    private static final long EVERY_MILLISECONDS = 250;

    private final Tables tables;
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("lookout").factory());
    private volatile @Nullable Future<?> looking;

    Lookout(Tables tables) {
        this.tables = tables;
    }

    @Override
    public void start() {
        looking =
                timer.scheduleWithFixedDelay(this::look, EVERY_MILLISECONDS, EVERY_MILLISECONDS, TimeUnit.MILLISECONDS);
    }

    @Override
    public void stop() {
        looking = null;
        timer.shutdown();
    }

    @Override
    public boolean isRunning() {
        return looking != null;
    }

    private void look() {
        try {
            tables.look();
        } catch (JournalException reason) {
            LOG.error("The store could not be looked at", reason);
        }
    }
}
