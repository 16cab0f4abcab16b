package org.woodgrain.cli.lab;

import java.util.List;
import java.util.concurrent.Callable;
import org.woodgrain.book.StandardBook;
import org.woodgrain.cli.options.Bounds;
import org.woodgrain.cli.options.Output;
import org.woodgrain.cli.options.Toggle;
import org.woodgrain.cli.options.Workers;
import org.woodgrain.cli.progress.Interruption;
import org.woodgrain.cli.progress.Meter;
import org.woodgrain.lab.equivalents.Contenders;
import org.woodgrain.lab.equivalents.Ranking;
import org.woodgrain.lab.equivalents.Weighing;
import org.woodgrain.lab.equivalents.Yardstick;
import org.woodgrain.lab.fights.Conditions;
import org.woodgrain.lab.fights.FightsException;
import org.woodgrain.lab.figures.RankingFigures;
import org.woodgrain.lab.figures.RankingText;
import org.woodgrain.press.figures.Rows;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.rulebook.Rulebook;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** {@code lab monsters}: how many fighters a monster equals. */
@Command(
        name = "monsters",
        description = {
            "Tells for every monster how many fighters of each level it equals, and ranks them: "
                    + "lab monsters --levels 1-8, lab monsters --monster troll, "
                    + "lab monsters --gear 'chain shield sword+1' --profile classic --format tsv.",
            "The guide's page on measured monsters tells more."
        })
final class MonstersCommand implements Callable<Integer> {
    private static final long MOST_FIGHTS = 1_000_000;

    @CommandLine.Spec
    @SuppressWarnings("NullAway.Init")
    private CommandLine.Model.CommandSpec spec;

    @Option(
            names = "--levels",
            paramLabel = "LIST",
            defaultValue = Yardstick.LEVELS,
            description = "Levels of the fighters, such as 1-4,8 (${DEFAULT-VALUE}).")
    private String levels = Yardstick.LEVELS;

    @Option(
            names = "--gear",
            paramLabel = "WORDS",
            defaultValue = Yardstick.GEAR,
            description = "What each fighter wears and holds (${DEFAULT-VALUE}).")
    private String gear = Yardstick.GEAR;

    @Option(
            names = "--monster",
            paramLabel = "NAME",
            description = "Measures this one only; may be given several times.")
    private List<String> names = List.of();

    @Option(
            names = "--profile",
            paramLabel = "original|classic",
            defaultValue = "original",
            description = "The reading of the rules (${DEFAULT-VALUE}).")
    private Profile profile = Profile.ORIGINAL;

    @Option(
            names = "--fights",
            paramLabel = "N",
            defaultValue = "" + Yardstick.FIGHTS,
            description = "Fights behind each chance (${DEFAULT-VALUE}).")
    private long fights = Yardstick.FIGHTS;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Other dice; the same seed has the same fights (${DEFAULT-VALUE}).")
    private long seed = 1;

    @Mixin
    private Workers workers = new Workers();

    @Mixin
    private Output output = new Output();

    @Option(
            names = "--distance",
            paramLabel = "F",
            defaultValue = "0",
            description = "Feet between the sides when it begins; 10 or less is hand to hand (${DEFAULT-VALUE}).")
    private int distance;

    @Option(
            names = "--morale",
            paramLabel = "on|off",
            defaultValue = "off",
            description = "Whether monsters may lose heart (${DEFAULT-VALUE}).")
    private Toggle morale = Toggle.OFF;

    @Option(
            names = "--plain",
            description =
                    "Each strikes whoever stands opposite: no tactics, and no powers that are not part of a blow.")
    private boolean plain;

    @Override
    public Integer call() {
        Bounds.hold(spec, "--fights", fights, MOST_FIGHTS);
        int threads = workers.count(spec);
        try {
            Rulebook book = StandardBook.load();
            Yardstick yardstick = Yardstick.read(book, profile, levels, gear, conditions(), fights, seed);
            weigh(book, yardstick, Contenders.of(book, names), threads);
            return ExitCode.OK;
        } catch (FightsException unfit) {
            throw new ParameterException(spec.commandLine(), unfit.getMessage(), unfit);
        }
    }

    private Conditions conditions() {
        if (plain && (distance > 0 || morale == Toggle.ON)) {
            throw new FightsException("--plain is hand to hand and to the end; it goes with no --distance or --morale");
        }
        return plain ? Conditions.PLAIN : Yardstick.CONDITIONS.apart(distance).withMorale(morale == Toggle.ON);
    }

    private void weigh(Rulebook book, Yardstick yardstick, List<Monster> monsters, int threads) {
        Weighing weighing = new Weighing(book, yardstick, monsters);
        Meter meter = new Meter(spec.commandLine().getErr(), "monsters", monsters.size());
        try (Interruption _ = new Interruption(
                () -> {
                    meter.ending();
                    weighing.stop();
                },
                weighing::abandon)) {
            Ranking ranking = weighing.run(threads, meter);
            meter.close();
            output.print(
                    spec,
                    new Output.Answer(
                            () -> RankingText.of(ranking),
                            () -> RankingFigures.rows(ranking).stream()
                                    .map(Rows::row)
                                    .toList(),
                            () -> RankingFigures.of(ranking),
                            () -> RankingDrawing.of(ranking)));
        }
    }
}
