package org.woodgrain.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.woodgrain.lab.bench.Benchmarks;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code bench}: how fast this machine plays. */
@Command(
        name = "bench",
        hidden = true,
        description = "Measures the speed of the game on this machine, in about four minutes.")
final class BenchCommand implements Callable<Integer> {

    @CommandLine.Spec
    @SuppressWarnings("NullAway.Init")
    private CommandLine.Model.CommandSpec spec;

    @Option(
            names = "--seconds",
            paramLabel = "N",
            defaultValue = "1",
            description = "Length of one measurement (${DEFAULT-VALUE}).")
    private int seconds;

    @Option(
            names = "--times",
            paramLabel = "N",
            defaultValue = "3",
            description =
                    "Measurements of each benchmark, after as many to warm up, or three times as many (${DEFAULT-VALUE}).")
    private int times;

    @Option(
            names = "--processes",
            paramLabel = "N",
            defaultValue = "1",
            description = "Java processes in which each benchmark is measured anew (${DEFAULT-VALUE}).")
    private int processes;

    @Option(names = "--progress", description = "Shows each measurement as it is made.")
    private boolean progress;

    @Override
    public Integer call() {
        if (seconds < 1 || times < 1 || processes < 1) {
            throw new CommandLine.ParameterException(
                    spec.commandLine(), "--seconds, --times and --processes are numbers from 1 upwards");
        }
        PrintWriter out = spec.commandLine().getOut();
        spec.commandLine().getErr().println("Measuring; other work on the machine disturbs it…");
        Benchmarks.run(new Benchmarks.Effort(seconds, times, processes, progress))
                .lines()
                .forEach(out::println);
        return CommandLine.ExitCode.OK;
    }
}
