package org.woodgrain.cli.chance;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.woodgrain.book.StandardBook;
import org.woodgrain.lab.chance.ChanceAnswer;
import org.woodgrain.lab.chance.ChanceException;
import org.woodgrain.lab.chance.Chances;
import org.woodgrain.press.figures.Json;
import org.woodgrain.press.figures.Rows;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;
import picocli.CommandLine.Unmatched;

/** {@code chance}: how likely something is by the rules, for given facts. */
@Command(
        name = "chance",
        description = {
            "Tells the chances of the game itself, exactly, from the code that play uses: "
                    + "chance door --forcers 3 --strength 16,12,9, chance turn cleric/3 '4 zombie', "
                    + "chance save fighter/4 spells --profile classic, chance hoard A1 --at-least 5000.",
            "chance alone lists the questions, chance QUESTION --facts what one of them takes. The guide's page on "
                    + "chances tells more."
        },
        customSynopsis = "woodgrain chance [--profile=original|classic] [--format=text|tsv|json] [QUESTION FACTS...]")
public final class ChanceCommand implements Callable<Integer> {
    private static final String FACTS = "--facts";

    @CommandLine.Spec
    @SuppressWarnings("NullAway.Init")
    private CommandLine.Model.CommandSpec spec;

    @Option(
            names = "--profile",
            paramLabel = "original|classic",
            defaultValue = "original",
            description = "The reading of the rules (${DEFAULT-VALUE}).")
    private Profile profile = Profile.ORIGINAL;

    @Option(
            names = "--format",
            paramLabel = "text|tsv|json",
            defaultValue = "text",
            description = "Words and figures, rows of outcome, fraction and decimal, or one object (${DEFAULT-VALUE}).")
    private Format format = Format.TEXT;

    /** The question and its facts; which there are depends on the question. */
    @Unmatched
    private List<String> words = new ArrayList<>();

    /** How the answer is printed. */
    enum Format {
        TEXT,
        TSV,
        JSON
    }

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        Chances chances = new Chances(StandardBook.load());
        try {
            if (words.isEmpty()) {
                QuestionList.of(chances.questions()).forEach(out::println);
            } else if (words.contains(FACTS)) {
                QuestionList.facts(chances.question(words.getFirst())).forEach(out::println);
            } else {
                print(chances.ask(Ruleset.of(profile), words), out);
            }
        } catch (ChanceException unfit) {
            throw new CommandLine.ParameterException(spec.commandLine(), unfit.getMessage(), unfit);
        }
        out.flush();
        return ExitCode.OK;
    }

    private void print(ChanceAnswer answer, PrintWriter out) {
        switch (format) {
            case TEXT -> AnswerText.of(answer).forEach(out::println);
            case TSV -> answer.rows().forEach(row -> out.println(Rows.row(row)));
            case JSON -> out.println(Json.of(answer.named()));
        }
    }
}
