package org.woodgrain.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Stands in the help; the launcher runs the check itself, since it must work when the code does not compile. */
@Command(name = "check", description = "Runs the complete gate and every test (mvn -B verify).")
final class CheckCommand implements Callable<Integer> {

    @CommandLine.Spec
    @SuppressWarnings("NullAway.Init")
    private CommandLine.Model.CommandSpec spec;

    @Override
    public Integer call() {
        spec.commandLine().getErr().println("woodgrain check: run it as ./woodgrain check from the source tree.");
        return CommandLine.ExitCode.USAGE;
    }
}
