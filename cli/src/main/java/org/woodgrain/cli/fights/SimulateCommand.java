package org.woodgrain.cli.fights;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.woodgrain.book.StandardBook;
import org.woodgrain.cli.options.Bounds;
import org.woodgrain.cli.options.Output;
import org.woodgrain.cli.options.Words;
import org.woodgrain.cli.options.Workers;
import org.woodgrain.cli.progress.Interruption;
import org.woodgrain.cli.progress.Meter;
import org.woodgrain.lab.expeditions.ExpeditionsException;
import org.woodgrain.lab.expeditions.HouseRules;
import org.woodgrain.lab.fights.FightsException;
import org.woodgrain.lab.fights.SideReader;
import org.woodgrain.lab.figures.Fought;
import org.woodgrain.lab.figures.Trial;
import org.woodgrain.lab.table.Venue;
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

    @Mixin
    private Workers workers = new Workers();

    @Mixin
    private Output output = new Output();

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

    @Override
    public Integer call() {
        Words.check(spec, sides);
        if (fights != null) {
            Bounds.hold(spec, "--fights", fights, MOST_FIGHTS);
        }
        if (replay != null) {
            Bounds.hold(spec, "--replay", replay, MOST_FIGHTS);
        }
        int threads = workers.count(spec);
        try {
            Venue venue = venue();
            if (replay == null) {
                fight(venue, threads);
            } else {
                tell(venue, replay);
            }
            return ExitCode.OK;
        } catch (FightsException | ExpeditionsException unfit) {
            throw new ParameterException(spec.commandLine(), unfit.getMessage(), unfit);
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
                        meeting.approach()),
                by);
    }

    private void tell(Venue venue, long number) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(venue.why() + ".");
        Trial.told(venue, seed, number).forEach(out::println);
        out.flush();
    }

    private void fight(Venue venue, int threads) {
        long asked = fights == null ? Trial.usual(venue) : fights;
        Trial trial = Trial.of(venue, seed, asked);
        Meter meter = new Meter(spec.commandLine().getErr(), "fights", asked);
        try (Interruption _ = new Interruption(() -> {
            meter.ending();
            trial.stop();
        })) {
            Fought fought = trial.run(threads, meter);
            meter.close();
            output.print(
                    spec,
                    new Output.Answer(
                            fought::text,
                            () -> Rows.of(fought.figures()),
                            fought::figures,
                            () -> OutcomeDrawing.of(fought)));
        }
    }
}
