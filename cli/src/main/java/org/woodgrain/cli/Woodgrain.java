package org.woodgrain.cli;

import java.util.Locale;
import org.woodgrain.cli.generate.GenerateCommand;
import org.woodgrain.cli.play.PlayCommand;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command {@code woodgrain} and what it offers. */
@Command(
        name = "woodgrain",
        description = "Runs the original fantasy campaign of 1974: by the book, with its dice shown.",
        mixinStandardHelpOptions = true,
        scope = CommandLine.ScopeType.INHERIT,
        versionProvider = Version.class,
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            ServeCommand.class,
            PlayCommand.class,
            RollCommand.class,
            ImportCommand.class,
            GenerateCommand.class,
            RulesCommand.class,
            CheckCommand.class,
            CommandLine.HelpCommand.class,
            WarmCommand.class
        })
public final class Woodgrain implements Runnable {

    @CommandLine.Spec
    @SuppressWarnings("NullAway.Init")
    private CommandLine.Model.CommandSpec spec;

    /** Runs one command and ends with its exit code: 0 done, 1 failed, 2 not understood. */
    public static void main(String[] args) {
        Locale.setDefault(Locale.ROOT);
        System.exit(commandLine().execute(args));
    }

    /** The command line, ready to be run with arguments. */
    public static CommandLine commandLine() {
        return new CommandLine(new Woodgrain())
                .setUsageHelpAutoWidth(true)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler(new Failures())
                .setExecutionExceptionHandler(new Failures());
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
