package org.woodgrain.cli.lab;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.woodgrain.atlas.Level;
import org.woodgrain.book.StandardBook;
import org.woodgrain.cli.options.Output;
import org.woodgrain.cli.options.Workers;
import org.woodgrain.cli.progress.Interruption;
import org.woodgrain.cli.progress.Meter;
import org.woodgrain.exchange.LevelFiles;
import org.woodgrain.lab.expeditions.Companies;
import org.woodgrain.lab.expeditions.Dungeons;
import org.woodgrain.lab.expeditions.Expeditions;
import org.woodgrain.lab.expeditions.ExpeditionsException;
import org.woodgrain.lab.expeditions.Findings;
import org.woodgrain.lab.expeditions.HouseRules;
import org.woodgrain.lab.expeditions.Question;
import org.woodgrain.lab.figures.ExpeditionFigures;
import org.woodgrain.lab.figures.ExpeditionText;
import org.woodgrain.press.figures.Rows;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.server.charts.ExpeditionChart;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** {@code lab expeditions}: whole campaigns, played by the hundred. */
@Command(
        name = "expeditions",
        description = {
            "Has an automatic player play whole campaigns and tells who lives, what it brings and what kills: "
                    + "lab expeditions --campaigns 200, lab expeditions --levels 3 --sessions 20, "
                    + "lab expeditions --against classic, lab expeditions --against variable-damage=true --format svg, "
                    + "lab expeditions --replay 17.",
            "A second of work plays several sessions; an interrupt keeps what is done. The guide's page on the lab"
                    + " tells more."
        })
final class ExpeditionsCommand implements Callable<Integer> {
    @CommandLine.Spec
    @SuppressWarnings("NullAway.Init")
    private CommandLine.Model.CommandSpec spec;

    @Option(
            names = "--dungeon",
            paramLabel = "FILE",
            description = "The level to explore: Woodgrain's own format or One Page Dungeon (the demo level).")
    private @Nullable Path dungeon;

    @Option(
            names = "--levels",
            paramLabel = "N",
            description = "Instead, so many levels on the plan of the demo, stocked by the rules for each campaign.")
    private @Nullable Integer levels;

    @Option(
            names = "--company",
            paramLabel = "WHO",
            defaultValue = "",
            description =
                    "Who sets out, front first, such as '3 fighter, cleric, 2 elf-magic-user': 1 to 12 of the first"
                            + " level. Six as their scores suit if left out.")
    private String company = "";

    @Option(
            names = "--campaigns",
            paramLabel = "N",
            defaultValue = "100",
            description = "How many campaigns (${DEFAULT-VALUE}).")
    private int campaigns;

    @Option(
            names = "--sessions",
            paramLabel = "N",
            defaultValue = "10",
            description = "Expeditions in each (${DEFAULT-VALUE}).")
    private int sessions;

    @Option(
            names = "--turns",
            paramLabel = "N",
            defaultValue = "0",
            description = "A campaign ends earlier when it has spent so many turns in the dungeon.")
    private int turns;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Other dice; the same seed has the same campaigns (${DEFAULT-VALUE}).")
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
            description = "A house rule, such as variable-damage=true; may be given several times.")
    private List<String> rules = List.of();

    @Option(
            names = "--against",
            paramLabel = "RULES",
            description =
                    "Plays each campaign by these rules too, and tells the difference: a profile, house rules, or "
                            + "both, such as 'classic morale=false'. What is not named stays as it is.")
    private @Nullable String against;

    @Option(
            names = "--replay",
            paramLabel = "K",
            description = "Tells the campaign of that number from beginning to end instead.")
    private @Nullable Integer replay;

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "With --replay: keeps the campaign there, to be opened with play --data.")
    private @Nullable Path data;

    @Mixin
    private Workers workers = new Workers();

    @Mixin
    private Output output = new Output();

    @Option(
            names = "--chart",
            paramLabel = "NAME",
            description = "With svg: survival, levels, causes, depths, classes or ranks (survival).")
    private @Nullable ExpeditionChart chart;

    @Override
    public Integer call() throws IOException {
        try {
            check();
            Ruleset ruleset = HouseRules.read(Ruleset.of(profile), rules);
            Question question = new Question(
                    StandardBook.load(), dungeon(), Companies.read(company), ruleset, seed, campaigns, sessions, turns);
            if (replay != null) {
                Retelling.of(question, replay, data, spec.commandLine().getOut());
            } else if (against == null) {
                play(Expeditions.of(question));
            } else {
                List<String> words = Arrays.stream(against.strip().split("[\\s/,]+"))
                        .filter(word -> !word.isEmpty())
                        .toList();
                Ruleset other = HouseRules.read(ruleset, words);
                if (!HouseRules.differ(ruleset, other)) {
                    throw new ExpeditionsException("--against names no rules that differ from "
                            + ExpeditionFigures.rules(ruleset) + "; say classic, or variable-damage=true");
                }
                play(Expeditions.compared(question, other));
            }
            return ExitCode.OK;
        } catch (ExpeditionsException unfit) {
            throw new ParameterException(spec.commandLine(), unfit.getMessage(), unfit);
        }
    }

    private void check() {
        if (dungeon != null && levels != null) {
            throw new ExpeditionsException("--dungeon and --levels are two different dungeons; name one");
        }
        if (data != null && replay == null) {
            throw new ExpeditionsException("--data keeps one campaign; say with --replay which");
        }
        if (chart != null && (!output.drawn() || replay != null)) {
            throw new ExpeditionsException("--chart names a drawing; it goes with --format svg");
        }
        if (replay != null && (replay < 1 || replay > Question.MOST_CAMPAIGNS)) {
            throw new ExpeditionsException("--replay is a number from 1 to " + Question.MOST_CAMPAIGNS);
        }
        if (replay != null && against != null) {
            throw new ExpeditionsException(
                    "--replay tells one campaign; give the other rules with --profile and --rule");
        }
    }

    private List<Level> dungeon() throws IOException {
        if (dungeon != null) {
            return List.of(LevelFiles.read(dungeon).level());
        }
        return levels == null ? Dungeons.demo() : Dungeons.byRule(levels);
    }

    private void play(Expeditions expeditions) {
        int threads = workers.count(spec);
        Meter meter = new Meter(spec.commandLine().getErr(), "campaigns", expeditions.all());
        try (Interruption _ = new Interruption(
                () -> {
                    meter.ending();
                    expeditions.stop();
                },
                expeditions::abandon)) {
            Findings findings = expeditions.run(threads, meter);
            meter.close();
            if (findings.campaigns() == 0) {
                // said here, as the program ends with this block
                PrintWriter err = spec.commandLine().getErr();
                err.println("Not one campaign was over when it was stopped; fewer --sessions take less.");
                err.flush();
                return;
            }
            output.print(
                    spec,
                    new Output.Answer(
                            () -> ExpeditionText.of(findings),
                            () -> ExpeditionFigures.rows(findings).stream()
                                    .map(Rows::row)
                                    .toList(),
                            () -> ExpeditionFigures.of(findings),
                            () -> drawn(findings)));
        }
    }

    private String drawn(Findings findings) {
        ExpeditionChart wanted = chart == null ? ExpeditionChart.SURVIVAL : chart;
        if (!wanted.drawable(findings)) {
            throw new ExpeditionsException("there is nothing to draw for " + wanted.label());
        }
        return wanted.draw(findings, true);
    }
}
