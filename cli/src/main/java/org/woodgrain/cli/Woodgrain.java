package org.woodgrain.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.woodgrain.cli.chance.ChanceCommand;
import org.woodgrain.cli.fights.DuelCommand;
import org.woodgrain.cli.fights.SimulateCommand;
import org.woodgrain.cli.generate.GenerateCommand;
import org.woodgrain.cli.lab.LabCommand;
import org.woodgrain.cli.odds.OddsCommand;
import org.woodgrain.cli.options.Numbers;
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
        synopsisSubcommandLabel = "COMMAND")
public final class Woodgrain implements Runnable {
    private static final String HELP = "help";

    @CommandLine.Spec
    @SuppressWarnings("NullAway.Init")
    private CommandLine.Model.CommandSpec spec;

    /** Runs one command and ends with its exit code: 0 done, 1 failed, 2 not understood. */
    public static void main(String[] args) {
        Locale.setDefault(Locale.ROOT);
        System.exit(commandLine(args).execute(args));
    }

    /** The command line for some arguments; it need not know the commands that they do not name. */
    static CommandLine commandLine(String... args) {
        Map<String, Supplier<Object>> commands = commands();
        CommandLine line = new CommandLine(new Woodgrain());
        boolean named = args.length > 0 && commands.containsKey(args[0]) && !args[0].equals(HELP);
        // Reading the annotations of a command takes longer than throwing its dice.
        commands.forEach((name, command) -> {
            if (!named || name.equals(args[0])) {
                line.addSubcommand(name, command.get());
            }
        });
        Numbers.teach(line);
        // "-d4 + 10" are dice; the commands that read such words look for slips themselves
        List.of("roll", "odds", "duel", "simulate")
                .forEach(name -> Optional.ofNullable(line.getSubcommands().get(name))
                        .ifPresent(words -> words.setUnmatchedOptionsArePositionalParams(true)));
        return line.setUsageHelpAutoWidth(true)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler(new Failures())
                .setExecutionExceptionHandler(new Failures());
    }

    private static Map<String, Supplier<Object>> commands() {
        Map<String, Supplier<Object>> commands = new LinkedHashMap<>();
        commands.put("serve", ServeCommand::new);
        commands.put("play", PlayCommand::new);
        commands.put("roll", RollCommand::new);
        commands.put("odds", OddsCommand::new);
        commands.put("chance", ChanceCommand::new);
        commands.put("simulate", SimulateCommand::new);
        commands.put("duel", DuelCommand::new);
        commands.put("lab", LabCommand::new);
        commands.put("import", ImportCommand::new);
        commands.put("generate", GenerateCommand::new);
        commands.put("rules", RulesCommand::new);
        commands.put("check", CheckCommand::new);
        commands.put("bench", BenchCommand::new);
        commands.put(HELP, HelpCommand::new);
        return commands;
    }

    CommandLine line() {
        return spec.commandLine();
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
