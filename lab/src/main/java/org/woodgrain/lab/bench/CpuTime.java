package org.woodgrain.lab.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/**
 * Counts a benchmark's operations a second of processor time, collection of garbage and compiling included; other work
 * on the machine disturbs it less than time by the clock.
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
        return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime();
    }
}
