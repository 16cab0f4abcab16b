package org.woodgrain.cli.generate;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.file.LevelJson;
import org.woodgrain.campaign.view.View;
import org.woodgrain.cli.play.Ink;
import org.woodgrain.cli.play.Portrait;
import org.woodgrain.exchange.LevelFiles;
import org.woodgrain.rules.Profile;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code generate}: companies and stocked levels. */
@Command(
        name = "generate",
        description = {
            "Makes things ready by the rules: a company with its sheets, or the key of a level that has none.",
            "Whole levels are not drawn yet: bring a map of your own to generate stock."
        },
        synopsisSubcommandLabel = "COMMAND")
public final class GenerateCommand implements Runnable {
    private static final int WIDTH = 100;

    @CommandLine.Spec
    @SuppressWarnings("NullAway.Init")
    private CommandLine.Model.CommandSpec spec;

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    @Command(name = "company", description = "Rolls up a ready company of six and prints its sheets.")
    int company(
            @Option(names = "--seed", paramLabel = "N", description = "Rolls the same company again.") @Nullable Long seed,
            @Option(
                            names = "--profile",
                            paramLabel = "original|classic",
                            defaultValue = "original",
                            description = "The reading of the rules (${DEFAULT-VALUE}).")
                    Profile profile) {
        View view = Workshop.company(number(seed), profile);
        PrintWriter out = spec.commandLine().getOut();
        Portrait.company(view, Ink.PLAIN).forEach(out::println);
        for (View.Member member : Portrait.everybody(view)) {
            out.println();
            Portrait.sheet(member, Ink.PLAIN, WIDTH).forEach(out::println);
        }
        return ExitCode.OK;
    }

    @Command(
            name = "stock",
            description = {
                "Stocks the rooms of a level that have no key, by the rules, and writes the level with its key",
                "in Woodgrain's own format."
            })
    int stock(
            @Parameters(paramLabel = "FILE", description = "The level: own format or One Page Dungeon.") Path file,
            @Option(names = "--seed", paramLabel = "N", description = "Stocks it the same way again.") @Nullable Long seed,
            @Option(
                            names = "--profile",
                            paramLabel = "original|classic",
                            defaultValue = "original",
                            description = "The reading of the rules (${DEFAULT-VALUE}).")
                    Profile profile,
            @Option(names = "--out", paramLabel = "FILE", description = "Where it is written; else it is printed.")
                    @Nullable Path target)
            throws IOException {
        Level stocked = Workshop.stock(LevelFiles.read(file).level(), number(seed), profile);
        String json = LevelJson.write(stocked);
        if (target == null) {
            spec.commandLine().getOut().println(json.strip());
        } else {
            Files.writeString(target, json);
            List<String> lines = LevelFiles.read(target).report().lines();
            lines.forEach(spec.commandLine().getOut()::println);
            spec.commandLine().getOut().println("written to " + target);
        }
        return ExitCode.OK;
    }

    private static long number(@Nullable Long seed) {
        return seed == null ? new Random().nextLong() : seed;
    }
}
