package org.woodgrain.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;

/** Runs the short commands once while the launcher records which classes they load. */
@Command(name = "warm", hidden = true)
final class WarmCommand implements Runnable {
    private static final List<List<String>> COMMANDS =
            List.of(List.of("roll", "4d6kh3+1"), List.of("help"), List.of("rules", "search", "door"), List.of("dance"));

    @Override
    public void run() {
        COMMANDS.forEach(WarmCommand::type);
        try {
            Path script = Files.createTempFile("woodgrain", ".txt");
            Files.writeString(script, "ready-company\nset-out\nlook\nmap\ncompany\nn\nhelp\n");
            type(List.of("play", "--seed", "1", "--script", script.toString()));
            Files.delete(script);
        } catch (IOException noMatter) {
            // A start that is a little slower is no reason to complain.
            return;
        }
    }

    private static void type(List<String> command) {
        PrintWriter nowhere = new PrintWriter(new StringWriter());
        String[] words = command.toArray(String[]::new);
        Woodgrain.commandLine(words).setOut(nowhere).setErr(nowhere).execute(words);
    }
}
