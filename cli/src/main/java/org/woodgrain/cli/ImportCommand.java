package org.woodgrain.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.woodgrain.atlas.file.LevelJson;
import org.woodgrain.exchange.LevelFiles;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code import}: reads a level and says what was found. */
@Command(
        name = "import",
        description = {
            "Reads a dungeon level and says what it found: Woodgrain's own format or One Page Dungeon.",
            "play --dungeon FILE plays it."
        })
final class ImportCommand implements Callable<Integer> {

    @CommandLine.Spec
    @SuppressWarnings("NullAway.Init")
    private CommandLine.Model.CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "The file of the level.")
    @SuppressWarnings("NullAway.Init")
    private Path file;

    @Option(names = "--write", paramLabel = "FILE", description = "Writes the level in Woodgrain's own format.")
    private @Nullable Path write;

    @Override
    public Integer call() throws IOException {
        LevelFiles.Taken taken = LevelFiles.read(file);
        PrintWriter out = spec.commandLine().getOut();
        out.println(taken.level().name());
        taken.report().lines().forEach(out::println);
        if (write != null) {
            Files.writeString(write, LevelJson.write(taken.level()));
            out.println("written to " + write);
        }
        return ExitCode.OK;
    }
}
