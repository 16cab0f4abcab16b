package org.woodgrain.cli;

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** {@code help}: how a command is used, also one below another. */
@Command(name = "help", helpCommand = true, description = "Tells how a command is used: help odds, help lab monsters.")
final class HelpCommand implements Runnable {
    @CommandLine.ParentCommand
    @SuppressWarnings("NullAway.Init")
    private Woodgrain woodgrain;

    @Parameters(paramLabel = "COMMAND", arity = "0..*", description = "The command; all of them if left out.")
    private List<String> path = List.of();

    @Override
    public void run() {
        CommandLine command = woodgrain.line();
        for (String name : path) {
            CommandLine next = command.getSubcommands().get(name);
            if (next == null) {
                throw new ParameterException(
                        woodgrain.line(),
                        "there is no command \"" + String.join(" ", path) + "\"; "
                                + (command.getSubcommands().isEmpty()
                                        ? command.getCommandName() + " has none below it"
                                        : "there are "
                                                + String.join(
                                                        ", ",
                                                        command.getSubcommands().keySet())));
            }
            command = next;
        }
        command.usage(command.getOut());
    }
}
