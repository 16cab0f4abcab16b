package org.woodgrain.lab.bench;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Runs all benchmarks, each in Java processes of its own and on one thread. */
public final class Benchmarks {
    private static final String ALL = Benchmarks.class.getPackageName().replace(".", "\\.") + "\\..*Benchmark\\..*";
    private static final int MEGABYTES = 512;

    /** A command takes so many ways through the code that Java needs long to learn them. */
    private static final int WARM_UP = 3;

    private Benchmarks() {}

    /**
     * How long to measure.
     *
     * @param seconds of each measurement
     * @param times measurements of each benchmark in one process, after three times as many to warm up
     * @param processes Java processes for each benchmark
     * @param progress whether JMH tells on standard output how it gets on
     */
    public record Effort(int seconds, int times, int processes, boolean progress) {}

    /**
     * Runs them.
     *
     * @throws BenchmarkException if one of them fails
     */
    public static Report run(Effort effort) {
        try {
            return new Report(rates(new Runner(new OptionsBuilder()
                            .include(ALL)
                            .mode(Mode.Throughput)
                            .threads(1)
                            .forks(effort.processes())
                            .warmupIterations(WARM_UP * effort.times())
                            .warmupTime(TimeValue.seconds(effort.seconds()))
                            .measurementIterations(effort.times())
                            .measurementTime(TimeValue.seconds(effort.seconds()))
                            .addProfiler(CpuTime.class)
                            // not what this process was started with, which may be made for a quick start
                            .jvmArgs(
                                    "-XX:+UseSerialGC",
                                    "-Xms" + MEGABYTES + "m",
                                    "-Xmx" + MEGABYTES + "m",
                                    "--sun-misc-unsafe-memory-access=allow")
                            .verbosity(effort.progress() ? VerboseMode.NORMAL : VerboseMode.SILENT)
                            .shouldFailOnError(true)
                            .build())
                    .run()));
        } catch (RunnerException failed) {
            throw new BenchmarkException("a benchmark failed", failed);
        }
    }

    private static List<Report.Rate> rates(Collection<RunResult> results) {
        List<Report.Rate> rates = new ArrayList<>();
        for (RunResult result : results) {
            String name = result.getParams().getBenchmark();
            String method = name.substring(name.lastIndexOf('.') + 1);
            rates.add(new Report.Rate(
                    method,
                    result.getPrimaryResult().getScore(),
                    cpuTime(result).getScore()));
        }
        return rates;
    }

    private static Result<?> cpuTime(RunResult of) {
        Result<?> measured = of.getSecondaryResults().get(CpuTime.PER_SECOND);
        if (measured == null) {
            throw new IllegalStateException("processor time was not measured");
        }
        return measured;
    }
}
