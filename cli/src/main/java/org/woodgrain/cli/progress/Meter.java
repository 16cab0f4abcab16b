package org.woodgrain.cli.progress;

import java.io.Console;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import java.util.function.LongConsumer;

/** Tells on a terminal how far a long piece of work is, and how long it will still take. */
public final class Meter implements LongConsumer {
    private static final double NANOS = 1e9;
    private static final int MINUTE = 60;

    private final PrintWriter err;
    private final String what;
    private final boolean shown;
    private final long all;
    private final long begun = System.nanoTime();
    private boolean written;
    private volatile boolean ending;

    /**
     * Begins to count the time.
     *
     * @param what things of which many are done: "fights"
     * @param all how many there are
     */
    public Meter(PrintWriter err, String what, long all) {
        this.err = err;
        this.what = what;
        this.shown =
                Optional.ofNullable(System.console()).map(Console::isTerminal).orElse(false);
        this.all = all;
    }

    @Override
    public void accept(long done) {
        if (shown) {
            err.print("\r" + line(done) + "\u001b[K");
            err.flush();
            written = true;
        }
    }

    /** From now on it tells that the work is being brought to an end. */
    public void ending() {
        ending = true;
    }

    private String line(long done) {
        String far = String.format(Locale.ROOT, "%,d of %,d %s", done, all, what);
        if (ending) {
            return far + "; stopping";
        }
        if (done == 0) {
            return far;
        }
        double seconds = (System.nanoTime() - begun) / NANOS;
        long left = Math.round(seconds * (all - done) / done);
        return far + String.format(Locale.ROOT, "; about %d:%02d left", left / MINUTE, left % MINUTE);
    }

    /** Wipes the line. */
    public void close() {
        if (written) {
            err.print("\r\u001b[K");
            err.flush();
        }
    }
}
