package org.woodgrain.cli.lab;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code lab}: measurements that take a while. */
@Command(
        name = "lab",
        description =
                "Measures the game: what monsters are worth, and how long companies live. The guide's page on the lab tells more.",
        subcommands = {MonstersCommand.class, ExpeditionsCommand.class},
        synopsisSubcommandLabel = "COMMAND")
public final class LabCommand implements Runnable {
    @CommandLine.Spec
    @SuppressWarnings("NullAway.Init")
    private CommandLine.Model.CommandSpec spec;

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
