package org.woodgrain.server.live;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
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
    private volatile boolean running;

    Lookout(Tables tables) {
        this.tables = tables;
    }

    @Override
    public void start() {
        running = true;
        timer.scheduleWithFixedDelay(this::look, EVERY_MILLISECONDS, EVERY_MILLISECONDS, TimeUnit.MILLISECONDS);
    }

    @Override
    public void stop() {
        running = false;
        timer.shutdown();
    }

    @Override
    public boolean isRunning() {
        return running;
    }

    private void look() {
        try {
            tables.look();
        } catch (JournalException reason) {
            LOG.error("The store could not be looked at", reason);
        }
    }
}
