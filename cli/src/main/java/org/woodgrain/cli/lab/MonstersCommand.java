package org.woodgrain.cli.lab;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.woodgrain.book.StandardBook;
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
import org.woodgrain.press.figures.Json;
import org.woodgrain.press.figures.Rows;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.rulebook.Rulebook;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
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
    private static final int MOST_THREADS = 64;

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
            description = "A table, rows for each monster, all figures, or a chart (${DEFAULT-VALUE}).")
    private Format format = Format.TEXT;

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
    private Switch morale = Switch.OFF;

    @Option(
            names = "--plain",
            description =
                    "Each strikes whoever stands opposite: no tactics, and no powers that are not part of a blow.")
    private boolean plain;

    /** On or off. */
    enum Switch {
        ON,
        OFF;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** How the ranking is printed. */
    enum Format {
        TEXT,
        TSV,
        JSON,
        SVG
    }

    @Override
    public Integer call() {
        range("--fights", fights, MOST_FIGHTS);
        if (threads != 0) {
            range("--threads", threads, MOST_THREADS);
        }
        try {
            Rulebook book = StandardBook.load();
            Yardstick yardstick = Yardstick.read(book, profile, levels, gear, conditions(), fights, seed);
            weigh(book, yardstick, Contenders.of(book, names));
            return ExitCode.OK;
        } catch (FightsException unfit) {
            throw new ParameterException(spec.commandLine(), unfit.getMessage(), unfit);
        }
    }

    private Conditions conditions() {
        if (plain && (distance > 0 || morale == Switch.ON)) {
            throw new FightsException("--plain is hand to hand and to the end; it goes with no --distance or --morale");
        }
        return plain ? Conditions.PLAIN : Yardstick.CONDITIONS.apart(distance).withMorale(morale == Switch.ON);
    }

    private void range(String option, long number, long most) {
        if (number < 1 || number > most) {
            throw new ParameterException(spec.commandLine(), option + " is a number from 1 to " + most);
        }
    }

    private void weigh(Rulebook book, Yardstick yardstick, List<Monster> monsters) {
        Weighing weighing = new Weighing(book, yardstick, monsters);
        Meter meter = new Meter(spec.commandLine().getErr(), "monsters", monsters.size());
        try (Interruption _ = new Interruption(weighing::stop)) {
            int workers = threads == 0 ? Runtime.getRuntime().availableProcessors() : threads;
            Ranking ranking = weighing.run(workers, meter);
            meter.close();
            print(ranking);
        }
    }

    private void print(Ranking ranking) {
        PrintWriter out = spec.commandLine().getOut();
        switch (format) {
            case TEXT -> RankingText.of(ranking).forEach(out::println);
            case TSV -> RankingFigures.rows(ranking).forEach(row -> out.println(Rows.row(row)));
            case JSON -> out.println(Json.of(RankingFigures.of(ranking)));
            case SVG -> out.print(RankingDrawing.of(ranking));
        }
        out.flush();
    }
}
