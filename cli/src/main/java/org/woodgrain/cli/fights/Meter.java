package org.woodgrain.cli.fights;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.function.LongConsumer;

/** Tells on a terminal how far a long piece of work is, and how long it will still take. */
final class Meter implements LongConsumer {
    private static final double NANOS = 1e9;

    private final PrintWriter err;
    private final boolean shown;
    private final long all;
    private final long begun = System.nanoTime();
    private boolean written;

    Meter(PrintWriter err, boolean shown, long all) {
        this.err = err;
        this.shown = shown;
        this.all = all;
    }

    @Override
    public void accept(long done) {
        if (shown && done > 0) {
            double seconds = (System.nanoTime() - begun) / NANOS;
            long left = Math.round(seconds * (all - done) / done);
            err.print(String.format(
                    Locale.ROOT, "\r%,d of %,d fights; about %d:%02d left  ", done, all, left / 60, left % 60));
            err.flush();
            written = true;
        }
    }

    void close() {
        if (written) {
            err.print("\r\u001b[K");
            err.flush();
        }
    }
}
