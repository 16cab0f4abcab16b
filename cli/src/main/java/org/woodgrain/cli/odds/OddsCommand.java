package org.woodgrain.cli.odds;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.woodgrain.cli.options.Bounds;
import org.woodgrain.cli.options.Words;
import org.woodgrain.dice.DiceException;
import org.woodgrain.dice.language.DiceExpression;
import org.woodgrain.dice.language.DiceLimits;
import org.woodgrain.dice.odds.Odds;
import org.woodgrain.press.odds.OddsChart;
import org.woodgrain.press.odds.OddsJson;
import org.woodgrain.press.odds.OddsRows;
import org.woodgrain.press.odds.OddsWords;
import org.woodgrain.press.odds.Question;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code odds}: how likely each outcome of an expression is. */
@Command(
        name = "odds",
        description = "Tells the odds of dice, exactly where that is possible, and says which: odds 4d6dl1, "
                + "odds --at-least 15 1d20+2, odds \"6x(4d6dl1)\", odds --format svg 3d6 2d10. "
                + "The guide's page on dice tells the whole language.")
public final class OddsCommand implements Callable<Integer> {

    @CommandLine.Spec
    @SuppressWarnings("NullAway.Init")
    private CommandLine.Model.CommandSpec spec;

    @Option(names = "--at-least", paramLabel = "N", description = "Tells the chance of a number or more.")
    private @Nullable Long atLeast;

    @Option(
            names = "--format",
            paramLabel = "text|tsv|json|svg",
            defaultValue = "text",
            description = "A table with bars; rows of outcome and weight; all figures; or a chart (${DEFAULT-VALUE}).")
    private Format format = Format.TEXT;

    @Option(
            names = "--depth",
            paramLabel = "N",
            description = "Follows exploding chains to so many dice; else as far as they are not too rare.")
    private @Nullable Integer depth;

    @Option(
            names = "--let",
            paramLabel = "NAME=N",
            description = "Says what a name stands for: --let skill=3 \"1d20+$skill\".")
    private Map<String, Long> names = new LinkedHashMap<>();

    @Parameters(paramLabel = "EXPR", arity = "1..*", description = "Dice; several are compared.")
    @SuppressWarnings("NullAway.Init")
    private List<String> expressions;

    /** How odds are printed. */
    enum Format {
        TEXT,
        TSV,
        JSON,
        SVG
    }

    @Override
    public Integer call() {
        Words.check(spec, expressions);
        if (depth != null) {
            Bounds.hold(spec, "--depth", depth, DiceLimits.CHAIN);
        }
        int followed = depth == null ? 0 : depth;
        List<Question> questions = new ArrayList<>();
        for (String text : expressions) {
            try {
                DiceExpression expression = DiceExpression.parse(text, DiceLimits.USUAL, names);
                questions.add(new Question(expression, Odds.of(expression, followed)));
            } catch (DiceException unclear) {
                throw new CommandLine.ParameterException(
                        spec.commandLine(),
                        (expressions.size() > 1 ? text + ": " : "") + unclear.getMessage(),
                        unclear);
            }
        }
        return print(questions, atLeast == null ? OptionalLong.empty() : OptionalLong.of(atLeast));
    }

    private int print(List<Question> questions, OptionalLong least) {
        PrintWriter out = spec.commandLine().getOut();
        int code = ExitCode.OK;
        switch (format) {
            case TEXT -> OddsText.of(questions, least).forEach(out::println);
            case JSON -> out.println(OddsJson.of(questions, least));
            case SVG ->
                out.print(OddsChart.draw(
                        questions.stream()
                                .map(each -> new OddsChart.Named(each.name(), OddsWords.distribution(each.odds())))
                                .toList(),
                        true));
            case TSV -> code = rows(questions, least, out);
        }
        out.flush();
        return code;
    }

    /** Rows have room for outcomes and weights only; what else is to be said is said beside them. */
    private int rows(List<Question> questions, OptionalLong least, PrintWriter out) {
        PrintWriter err = spec.commandLine().getErr();
        int code = ExitCode.OK;
        for (Question question : questions) {
            if (questions.size() > 1) {
                out.print("# " + question.expression() + "\n");
            }
            if (!OddsRows.write(question.odds(), out)) {
                err.println(question.expression() + ": there are too many sets of outcomes to list them; "
                        + "--format text and json tell each repeat and the sorted ranks.");
                code = ExitCode.SOFTWARE;
            }
            out.flush();
            String of = questions.size() > 1 ? question.expression() + ": " : "";
            OddsWords.standing(question.odds()).forEach(line -> err.println(of + line));
            least.ifPresent(number -> err.println(of + OddsWords.atLeast(question.odds(), number)));
        }
        err.flush();
        return code;
    }
}
