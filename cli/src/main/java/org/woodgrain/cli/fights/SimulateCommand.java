package org.woodgrain.cli.fights;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.woodgrain.book.StandardBook;
import org.woodgrain.cli.progress.Interruption;
import org.woodgrain.cli.progress.Meter;
import org.woodgrain.lab.expeditions.ExpeditionsException;
import org.woodgrain.lab.expeditions.HouseRules;
import org.woodgrain.lab.fights.FightsException;
import org.woodgrain.lab.fights.Replay;
import org.woodgrain.lab.fights.SideReader;
import org.woodgrain.lab.fights.Simulation;
import org.woodgrain.lab.figures.Outcome;
import org.woodgrain.lab.figures.OutcomeFigures;
import org.woodgrain.lab.figures.OutcomeText;
import org.woodgrain.lab.figures.TableFigures;
import org.woodgrain.lab.figures.TableOutcome;
import org.woodgrain.lab.figures.TableText;
import org.woodgrain.lab.table.TableReplay;
import org.woodgrain.lab.table.TableSimulation;
import org.woodgrain.lab.table.Venue;
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
            "With spells, powers and things of magic: "
                    + "simulate '3 fighter/4 plate shield sword, magic-user/5 spells(sleep, fire ball)' vs '12 gnoll'.",
            "The guide's page on the lab tells more."
        })
public final class SimulateCommand implements Callable<Integer> {
    private static final long MOST_FIGHTS = 1_000_000_000;
    private static final int MOST_THREADS = 64;
    private static final long IN_ARENA = 100_000;
    private static final long AT_TABLE = 1_000;

    @CommandLine.Spec
    @SuppressWarnings("NullAway.Init")
    private CommandLine.Model.CommandSpec spec;

    @Option(
            names = "--fights",
            paramLabel = "N",
            description = "How many fights; 100,000 in the arena and 1,000 at the table if left out.")
    private @Nullable Long fights;

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

    @Option(
            names = "--rule",
            paramLabel = "NAME=VALUE",
            description = "A house rule, such as wounded-at-0=true; as many as you like.")
    private List<String> rules = List.of();

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
            paramLabel = "text|tsv|json|svg",
            defaultValue = "text",
            description = "Words and figures, rows of name and value, one object, or a chart (${DEFAULT-VALUE}).")
    private Format format = Format.TEXT;

    @Option(
            names = "--by",
            paramLabel = "arena|table",
            description =
                    "Where they fight: in the arena, which is fast, or in the campaign itself, with all that the game"
                            + " has. If left out, the arena if it has all that the sides have, else the table.",
            converter = By.class)
    private Venue.Asked by = Venue.Asked.WHATEVER_FITS;

    @Mixin
    private Meeting meeting = new Meeting();

    @Parameters(
            paramLabel = "SIDE vs SIDE",
            arity = "1..*",
            description = "N KIND/LEVEL GEAR..., troops divided by commas; the front rank first.")
    @SuppressWarnings("NullAway.Init")
    private List<String> sides;

    /** Reads the place of the fights. */
    static final class By implements CommandLine.ITypeConverter<Venue.Asked> {
        @Override
        public Venue.Asked convert(String word) {
            return switch (word.toLowerCase(Locale.ROOT)) {
                case "arena" -> Venue.Asked.ARENA;
                case "table" -> Venue.Asked.TABLE;
                default -> throw new CommandLine.TypeConversionException("expected arena or table, not " + word);
            };
        }
    }

    /** How the outcome is printed. */
    enum Format {
        TEXT,
        TSV,
        JSON,
        SVG
    }

    @Override
    public Integer call() {
        if (fights != null) {
            range("--fights", fights, MOST_FIGHTS);
        }
        if (threads != 0) {
            range("--threads", threads, MOST_THREADS);
        }
        if (replay != null) {
            range("--replay", replay, MOST_FIGHTS);
        }
        try {
            PrintWriter out = spec.commandLine().getOut();
            switch (venue()) {
                case Venue.InArena arena -> arena(arena, out);
                case Venue.AtTable table -> table(table, out);
            }
            out.flush();
            return ExitCode.OK;
        } catch (FightsException | ExpeditionsException unfit) {
            throw new ParameterException(spec.commandLine(), unfit.getMessage(), unfit);
        }
    }

    private void range(String option, long number, long most) {
        if (number < 1 || number > most) {
            throw new ParameterException(spec.commandLine(), option + " is a number from 1 to " + most);
        }
    }

    private Venue venue() {
        Versus versus = Versus.of(sides);
        Rulebook book = StandardBook.load();
        SideReader reader = new SideReader(book);
        return Venue.of(
                new Venue.Question(
                        book,
                        HouseRules.read(Ruleset.of(profile), rules),
                        reader.read(versus.first()),
                        reader.read(versus.second()),
                        meeting.conditions(),
                        meeting.terms(),
                        meeting.forArena(),
                        meeting.forTable()),
                by);
    }

    private int workers() {
        return threads == 0 ? Runtime.getRuntime().availableProcessors() : threads;
    }

    private void arena(Venue.InArena venue, PrintWriter out) {
        if (replay != null) {
            out.println(venue.why() + ".");
            Replay.of(venue.setting(), seed, replay).forEach(out::println);
            return;
        }
        long asked = fights == null ? IN_ARENA : fights;
        Simulation simulation = new Simulation(venue.setting(), seed, asked);
        Meter meter = new Meter(spec.commandLine().getErr(), "fights", asked);
        try (Interruption _ = new Interruption(simulation::stop)) {
            Outcome outcome = new Outcome(venue.setting(), profile, seed, asked, simulation.run(workers(), meter));
            meter.close();
            List<String> text = new ArrayList<>(OutcomeText.of(outcome));
            text.add(venue.why() + ".");
            Map<String, Object> figures = OutcomeFigures.of(outcome);
            figures.put("by", "arena");
            figures.put("why", venue.why());
            print(text, figures, () -> OutcomeDrawing.of(outcome), out);
        }
    }

    private void table(Venue.AtTable venue, PrintWriter out) {
        if (replay != null) {
            out.println(venue.why() + ".");
            TableReplay.of(venue.setting(), seed, replay).forEach(out::println);
            return;
        }
        long asked = fights == null ? AT_TABLE : fights;
        TableSimulation simulation = new TableSimulation(venue.setting(), seed, asked);
        Meter meter = new Meter(spec.commandLine().getErr(), "fights", asked);
        try (Interruption _ = new Interruption(simulation::stop)) {
            TableOutcome outcome =
                    new TableOutcome(venue.setting(), venue.why(), seed, asked, simulation.run(workers(), meter));
            meter.close();
            print(TableText.of(outcome), TableFigures.of(outcome), () -> OutcomeDrawing.of(outcome), out);
        }
    }

    private void print(List<String> text, Map<String, Object> figures, Supplier<String> drawing, PrintWriter out) {
        switch (format) {
            case TEXT -> text.forEach(out::println);
            case TSV -> Rows.of(figures).forEach(out::println);
            case JSON -> out.println(Json.of(figures));
            case SVG -> out.print(drawing.get());
        }
        out.flush();
    }
}
