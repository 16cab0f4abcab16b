package org.woodgrain.lab.bench;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
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
    private static final String HERE = Benchmarks.class.getPackageName().replace(".", "\\.") + "\\.";

    /** A command takes so many ways through the code that Java needs long to learn them. */
    private static final Part WHOLE_GAME = new Part("(Commands|Opening|View)", 3);

    private static final Part ONE_THING = new Part("(Fights|Odds|Roll)", 1);
    private static final int MEGABYTES = 512;

    /**
     * Benchmarks that are measured in the same way.
     *
     * @param names a pattern for the beginning of their classes' names
     * @param warmUp how many times as many measurements are made to warm up
     */
    private record Part(String names, int warmUp) {}

    private Benchmarks() {}

    /**
     * How long to measure.
     *
     * @param seconds of each measurement
     * @param times measurements of each benchmark in one process, after as many to warm up, and three times as many where
     *     whole games are played
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
        List<Report.Rate> rates = new ArrayList<>();
        for (Part part : List.of(WHOLE_GAME, ONE_THING)) {
            rates.addAll(run(part, effort));
        }
        return new Report(rates);
    }

    private static List<Report.Rate> run(Part part, Effort effort) {
        try {
            return rates(new Runner(new OptionsBuilder()
                            .include(HERE + part.names() + "Benchmark\\..*")
                            .mode(Mode.Throughput)
                            .threads(1)
                            .forks(effort.processes())
                            .warmupIterations(part.warmUp() * effort.times())
                            .warmupTime(TimeValue.seconds(effort.seconds()))
                            .measurementIterations(effort.times())
                            .measurementTime(TimeValue.seconds(effort.seconds()))
                            .addProfiler(CpuTime.class)
                            // not what this process was started with, which may be made for a quick start
                            .jvmArgs(
                                    "-XX:+UseSerialGC",
                                    // as the launcher has it
                                    "-XX:+UseCompactObjectHeaders",
                                    "-Xms" + MEGABYTES + "m",
                                    "-Xmx" + MEGABYTES + "m",
                                    "--sun-misc-unsafe-memory-access=allow")
                            .verbosity(effort.progress() ? VerboseMode.NORMAL : VerboseMode.SILENT)
                            .shouldFailOnError(true)
                            .build())
                    .run());
        } catch (RunnerException failed) {
            throw new BenchmarkException("a benchmark failed", failed);
        }
    }

    private static List<Report.Rate> rates(Collection<RunResult> results) {
        List<Report.Rate> rates = new ArrayList<>();
        for (RunResult result : results) {
            String name = result.getParams().getBenchmark();
            Report.Rate rate = new Report.Rate(
                    name.substring(name.lastIndexOf('.') + 1),
                    result.getPrimaryResult().getScore(),
                    cpuTime(result).getScore());
            rates.add(rate);
            rates.addAll(byKind(result, rate));
        }
        return rates;
    }

    /** The rates of each kind of command, from how the time is shared among them; none for other benchmarks. */
    private static List<Report.Rate> byKind(RunResult result, Report.Rate all) {
        Map<CommandKind, Double> spent = new EnumMap<>(CommandKind.class);
        for (CommandKind kind : CommandKind.values()) {
            Result<?> nanos = result.getSecondaryResults().get(kind.id());
            if (nanos != null) {
                spent.put(kind, nanos.getScore());
            }
        }
        if (spent.isEmpty()) {
            return List.of();
        }
        double sum = spent.values().stream().mapToDouble(nanos -> nanos).sum();
        Delve delve = Delve.play();
        List<Report.Rate> rates = new ArrayList<>();
        spent.forEach((kind, nanos) -> {
            double faster = (double) delve.count(kind) / Delve.ORDERS / (nanos / sum);
            rates.add(new Report.Rate(kind.id(), all.byClock() * faster, all.byProcessor() * faster));
        });
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
