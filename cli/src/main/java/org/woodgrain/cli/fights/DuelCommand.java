package org.woodgrain.cli.fights;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.woodgrain.book.StandardBook;
import org.woodgrain.cli.options.Words;
import org.woodgrain.lab.fights.FightsException;
import org.woodgrain.lab.figures.DuelQuestion;
import org.woodgrain.lab.figures.WorkedOut;
import org.woodgrain.press.figures.Json;
import org.woodgrain.press.figures.Rows;
import org.woodgrain.rules.Profile;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** {@code duel}: one against one, or a few against a few, worked out. */
@Command(
        name = "duel",
        description = {
            "Works out exactly who wins, one against one or a few against a few: "
                    + "duel 'fighter/1 chain shield sword' vs orc, duel hero vs ogre --profile classic, "
                    + "duel '1d6+1 points, 13 to hit, 1d6 damage' vs '1d6 points, 15 to hit, 1d6 damage' --order coin.",
            "duel '2 fighter/1 chain shield sword' vs '3 orc': up to six of a side, by plain blows.",
            "The fight is the one that simulate throws, without its dice. Creatures with powers beyond their blows "
                    + "are left to simulate. The guide's page on the lab tells more."
        })
public final class DuelCommand implements Callable<Integer> {
    @CommandLine.Spec
    @SuppressWarnings("NullAway.Init")
    private CommandLine.Model.CommandSpec spec;

    @Option(
            names = "--profile",
            paramLabel = "original|classic",
            defaultValue = "original",
            description = "The reading of the rules by which creatures fight (${DEFAULT-VALUE}).")
    private Profile profile = Profile.ORIGINAL;

    @Option(
            names = "--order",
            paramLabel = "coin|dice|first|second|together",
            description = "Who strikes first, for sides in numbers: by a coin (if left out), by a six-sided die each "
                    + "with equal dice at the same moment, always the first side or the second, or both at once.")
    private DuelQuestion.@Nullable FirstBlow order;

    @Option(
            names = "--format",
            paramLabel = "text|tsv|json",
            defaultValue = "text",
            description = "Words and figures, rows of name and value, or one object (${DEFAULT-VALUE}).")
    private Format format = Format.TEXT;

    @Parameters(
            paramLabel = "SIDE vs SIDE",
            arity = "1..*",
            description = "KIND/LEVEL GEAR..., or in numbers: DICE points, N to hit, DICE damage.")
    @SuppressWarnings("NullAway.Init")
    private List<String> sides;

    /** How the answer is written. */
    enum Format {
        TEXT,
        TSV,
        JSON
    }

    @Override
    public Integer call() {
        Words.check(spec, sides);
        try {
            Versus versus = Versus.of(sides);
            WorkedOut figures = new DuelQuestion(versus.first(), versus.second(), profile, Optional.ofNullable(order))
                    .answer(StandardBook.load());
            PrintWriter out = spec.commandLine().getOut();
            switch (format) {
                case TEXT -> figures.text().forEach(out::println);
                case TSV -> Rows.of(figures.named()).forEach(out::println);
                case JSON -> out.println(Json.of(figures.named()));
            }
            out.flush();
            return ExitCode.OK;
        } catch (FightsException unfit) {
            throw new ParameterException(spec.commandLine(), unfit.getMessage(), unfit);
        }
    }
}
