package org.woodgrain.cli.options;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** With how many threads a long piece of work is done. */
public final class Workers {
    private static final int MOST = 64;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "Threads to work with; every core if left out. It changes no result.")
    private @Nullable Integer threads;

    /**
     * How many.
     *
     * @throws picocli.CommandLine.ParameterException if nobody has so many
     */
    public int count(CommandSpec spec) {
        if (threads == null) {
            return Runtime.getRuntime().availableProcessors();
        }
        Bounds.hold(spec, "--threads", threads, MOST);
        return threads;
    }
}
