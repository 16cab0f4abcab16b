package org.woodgrain.cli.fights;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.woodgrain.book.StandardBook;
import org.woodgrain.cli.progress.Interruption;
import org.woodgrain.cli.progress.Meter;
import org.woodgrain.lab.fights.FightsException;
import org.woodgrain.lab.fights.Replay;
import org.woodgrain.lab.fights.Setting;
import org.woodgrain.lab.fights.SideReader;
import org.woodgrain.lab.fights.Simulation;
import org.woodgrain.lab.figures.Outcome;
import org.woodgrain.lab.figures.OutcomeFigures;
import org.woodgrain.lab.figures.OutcomeText;
import org.woodgrain.press.figures.Json;
import org.woodgrain.press.figures.Rows;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.rulebook.Rulebook;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** {@code simulate}: a fight fought very often. */
@Command(
        name = "simulate",
        description = {
            "Has one fight fought very often and tells who wins: "
                    + "simulate '6 fighter/1 plate shield sword' vs '4 ogre', "
                    + "simulate 'hero, 3 veterans' vs '1 troll' --profile classic, "
                    + "simulate '2 cleric/3 chain mace' vs '5 skeletons' --replay 17, "
                    + "simulate '4 fighter/2 chain sword, 2 elves' vs '12 orcs' --distance 120 --width 10.",
            "Without spells. The guide's page on the lab tells more."
        })
public final class SimulateCommand implements Callable<Integer> {
    private static final long MOST_FIGHTS = 1_000_000_000;
    private static final int MOST_THREADS = 64;

    @CommandLine.Spec
    @SuppressWarnings("NullAway.Init")
    private CommandLine.Model.CommandSpec spec;

    @Option(
            names = "--fights",
            paramLabel = "N",
            defaultValue = "100000",
            description = "How many fights (${DEFAULT-VALUE}).")
    private long fights;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Other dice; the same seed has the same fights (${DEFAULT-VALUE}).")
    private long seed;

    @Option(
            names = "--profile",
            paramLabel = "original|classic",
            defaultValue = "original",
            description = "The reading of the rules (${DEFAULT-VALUE}).")
    private Profile profile = Profile.ORIGINAL;

    @Option(names = "--replay", paramLabel = "K", description = "Tells the fight of that number blow by blow instead.")
    private @Nullable Long replay;

    @Option(
            names = "--threads",
            paramLabel = "N",
            defaultValue = "0",
            description = "Threads to work with; every core if left out. It changes no result.")
    private int threads;

    @Option(
            names = "--format",
            paramLabel = "text|tsv|json",
            defaultValue = "text",
            description = "Words and figures, rows of name and value, or one object (${DEFAULT-VALUE}).")
    private Format format = Format.TEXT;

    @Mixin
    private Meeting meeting = new Meeting();

    @Parameters(
            paramLabel = "SIDE vs SIDE",
            arity = "1..*",
            description = "N KIND/LEVEL GEAR..., troops divided by commas; the front rank first.")
    @SuppressWarnings("NullAway.Init")
    private List<String> sides;

    /** How the outcome is printed. */
    enum Format {
        TEXT,
        TSV,
        JSON
    }

    @Override
    public Integer call() {
        range("--fights", fights, MOST_FIGHTS);
        if (threads != 0) {
            range("--threads", threads, MOST_THREADS);
        }
        try {
            Setting setting = setting();
            if (replay != null) {
                range("--replay", replay, MOST_FIGHTS);
                PrintWriter out = spec.commandLine().getOut();
                Replay.of(setting, seed, replay).forEach(out::println);
                out.flush();
            } else {
                simulate(setting);
            }
            return ExitCode.OK;
        } catch (FightsException unfit) {
            throw new ParameterException(spec.commandLine(), unfit.getMessage(), unfit);
        }
    }

    private void range(String option, long number, long most) {
        if (number < 1 || number > most) {
            throw new ParameterException(spec.commandLine(), option + " is a number from 1 to " + most);
        }
    }

    private Setting setting() {
        Versus versus = Versus.of(sides);
        Rulebook book = StandardBook.load();
        SideReader reader = new SideReader(book);
        return new Setting(
                book,
                Ruleset.of(profile),
                reader.read(versus.first()),
                reader.read(versus.second()),
                meeting.conditions());
    }

    private void simulate(Setting setting) {
        Simulation simulation = new Simulation(setting, seed, fights);
        Meter meter = new Meter(spec.commandLine().getErr(), "fights", fights);
        PrintWriter out = spec.commandLine().getOut();
        try (Interruption _ = new Interruption(simulation::stop)) {
            int workers = threads == 0 ? Runtime.getRuntime().availableProcessors() : threads;
            Outcome outcome = new Outcome(setting, profile, seed, fights, simulation.run(workers, meter));
            meter.close();
            switch (format) {
                case TEXT -> OutcomeText.of(outcome).forEach(out::println);
                case TSV -> Rows.of(OutcomeFigures.of(outcome)).forEach(out::println);
                case JSON -> out.println(Json.of(OutcomeFigures.of(outcome)));
            }
            out.flush();
        }
    }
}
