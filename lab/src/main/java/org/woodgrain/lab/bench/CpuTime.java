package org.woodgrain.lab.bench;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/**
 * Counts a benchmark's operations a second of the processor time of its threads and of the collection of garbage; other
 * work on the machine disturbs it less than time by the clock. Compiling, which comes to an end, is not counted.
 */
public final class CpuTime implements InternalProfiler {
    static final String PER_SECOND = "per-cpu-second";

    private static final double NANOS = 1e9;

    private long before;

    @Override
    public String getDescription() {
        return "operations a second of processor time";
    }

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        before = used();
    }

    @Override
    public Collection<? extends Result<?>> afterIteration(
            BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
        double seconds = (used() - before) / NANOS;
        double rate = result.getMetadata().getAllOps() / seconds;
        return List.of(new ScalarResult(PER_SECOND, rate, "ops/s", AggregationPolicy.AVG));
    }

    private static long used() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long nanos = 0;
        for (long thread : threads.getAllThreadIds()) {
            nanos += Math.max(0, threads.getThreadCpuTime(thread));
        }
        for (GarbageCollectorMXBean collector : ManagementFactory.getGarbageCollectorMXBeans()) {
            nanos += TimeUnit.MILLISECONDS.toNanos(Math.max(0, collector.getCollectionTime()));
        }
        return nanos;
    }
}
