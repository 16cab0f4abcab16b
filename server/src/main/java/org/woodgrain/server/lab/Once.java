package org.woodgrain.server.lab;

import java.util.function.LongConsumer;
import java.util.function.Supplier;

/**
 * A question that is answered in one go: it has no part that would be of use, and the longest takes some seconds.
 *
 * @param what it is
 * @param answering how it is answered
 */
record Once<T>(String what, Supplier<T> answering) implements Job.Work<T> {
    @Override
    public long parts() {
        return 1;
    }

    @Override
    public T run(LongConsumer watcher) {
        return answering.get();
    }

    @Override
    public void stop() {
        // nothing would be left of it
    }
}
